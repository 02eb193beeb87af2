import { splitMentions, writeMention } from '@fairlead/contract/posts/mention.ts'
import type { Mentioned } from '@fairlead/contract/posts/speaking.schema.ts'

interface Colleague {
  realname: string
  latinName: string
}

/** Whom a text means to mention: in its own tags, and in the list that came along. */
export const namedIn = (content: string, toUserList: readonly Mentioned[]): number[] => [
  ...splitMentions(content).flatMap((part) => ('mention' in part ? part.mention : [])),
  ...toUserList.map((one) => one.enterpriseUserId),
]

/**
 * The text with a tag for every colleague it names. Who is not a colleague stays in it as plain words; who is in the
 * list but no longer in the text is dropped.
 */
export const settleMentions = (
  content: string,
  toUserList: readonly Mentioned[],
  colleagues: ReadonlyMap<number, Colleague>,
): { content: string; mentions: number[] } => {
  const mentions = new Set<number>()
  const tag = (id: number, name: string): string => {
    const colleague = colleagues.get(id)
    if (!colleague) return `@${name}`
    mentions.add(id)
    const known = [colleague.realname, colleague.latinName]
    return writeMention(id, known.includes(name) ? name : colleague.realname)
  }
  const tagListed = (text: string): string => {
    let tagged = text
    for (const one of toUserList) {
      const name = one.realname || one.userName
      if (!name || mentions.has(one.enterpriseUserId) || !colleagues.has(one.enterpriseUserId)) continue
      const at = tagged.indexOf(`@${name}`)
      if (at < 0) continue
      tagged = tagged.slice(0, at) + tag(one.enterpriseUserId, name) + tagged.slice(at + 1 + name.length)
    }
    return tagged
  }
  const settled = splitMentions(content)
    .map((part) => ('mention' in part ? tag(part.mention, part.name) : part.text))
    .join('')
  return { content: tagListed(settled), mentions: [...mentions] }
}
