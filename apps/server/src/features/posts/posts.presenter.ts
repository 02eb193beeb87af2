import type { AhaUser, LeafPost, Post } from '@fairlead/contract/posts/posts.schema.ts'
import { POST_TYPE } from '@fairlead/contract/posts/posts.schema.ts'
import { toFlag } from '@fairlead/contract/primitives/flag.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import { displayName, type Viewer } from '../identity/public.ts'
import type { PersonCard } from '../membership/public.ts'
import { withPictures } from './long-text.ts'
import { abilitiesFor, type PostFacts } from './posts.policy.ts'
import type { PostRow } from './posts.repository.ts'
import type { PseudonymOf } from './pseudonym.ts'
import { presentResources } from './resources.presenter.ts'

/** Everything a page of posts needs besides its rows, loaded in batches. */
export interface PageFacts {
  viewer: Viewer
  language: Language
  people: Map<number, PersonCard>
  pseudonymOf: PseudonymOf
  reactions: Map<number, { own_aha: boolean; own_like: boolean; aha_givers: number[] }>
  /** Turns the address of a file into one that opens it. */
  permit: (fileUrl: string) => string
}

export const factsOf = (row: PostRow): PostFacts => ({
  enterpriseId: row.enterpriseId,
  author: row.author,
  isAnonymous: row.isAnonymous,
  isDeleted: row.isDeleted,
  isHidden: row.isHidden,
  isRoot: row.rootId === null,
})

export const presentPost = (row: PostRow, children: readonly PostRow[], page: PageFacts): Post =>
  Object.assign(presentLeaf(row, page), {
    childUgc: children.map((child) => presentLeaf(child, page)),
    ...(row.rootId === null ? { place: { kind: row.placeKind, id: row.placeId } } : {}),
    ...presentDocument(row, page),
  })

const presentLeaf = (row: PostRow, page: PageFacts): LeafPost => {
  const { viewer } = page
  const reactions = page.reactions.get(row.id)
  const given = reactions?.own_aha ?? false
  const isOwn = row.author === viewer.enterpriseUserId
  // What a moderator hid is gone for everybody but its author.
  const isBare = row.isDeleted || (row.isHidden && !isOwn)
  const author = presentAuthor(row, page)
  return {
    ugcId: row.id,
    type: row.type,
    shareContent: isBare ? '' : row.content,
    addTime: row.createdAt.toISOString(),
    // Field by field: spreading would make every post a slow object, and a page has forty.
    displayName: author.displayName,
    userAvatarUrl: author.userAvatarUrl,
    vipAvatar: author.vipAvatar,
    department: author.department,
    position: author.position,
    enterpriseUserId: author.enterpriseUserId,
    userId: author.userId,
    studentId: author.studentId,
    isMentor: author.isMentor,
    isAnonymous: toFlag(row.isAnonymous),
    isEssence: toFlag(row.isEssence && !isBare),
    isPinned: toFlag(row.isPinned),
    isAsk: toFlag(row.type === POST_TYPE.question || row.type === POST_TYPE.groupQuestion),
    isReply: toFlag(row.rootId !== null),
    isAnswer: toFlag(row.isAnswer),
    isDeleted: toFlag(isBare),
    isHidden: toFlag(row.isHidden),
    isOwn: toFlag(isOwn),
    sideType: row.sideType,
    isAha: toFlag(given),
    ahaNum: row.ahaNum,
    ahaUsers: presentAhaUsers(reactions?.aha_givers ?? [], page),
    isLike: toFlag(reactions?.own_like ?? false),
    likeNum: row.likeNum,
    childUgcNum: row.childNum,
    rootUgcId: row.rootId ?? 0,
    parentUgcId: row.parentId ?? 0,
    toUserData: presentAddressee(row, page),
    sharePicture: isBare || row.pictures[0] === undefined ? '' : page.permit(row.pictures[0].fileUrl),
    shareVideo: isBare ? '' : page.permit(row.video),
    finalSharePictures: isBare ? [] : presentFiles(row.pictures, page),
    finalShareFiles: isBare ? [] : presentFiles(row.files, page),
    finalResourcesInfo: presentResources(row, isBare, page),
    abilities: abilitiesFor(viewer, factsOf(row), given),
  } satisfies LeafPost
}

const presentDocument = (row: PostRow, { viewer, permit }: PageFacts): Pick<Post, 'document'> => {
  const document = row.body?.document
  if (!document || row.isDeleted || (row.isHidden && row.author !== viewer.enterpriseUserId)) return {}
  return { document: withPictures(document, permit) }
}

const presentFiles = (files: PostRow['files'], { permit }: PageFacts) =>
  files.map(({ fileUrl, fileName }) => ({ fileUrl: permit(fileUrl), fileName }))

const nobody = {
  userAvatarUrl: '',
  vipAvatar: '',
  department: '',
  position: '',
  enterpriseUserId: 0,
  userId: 0,
  studentId: '',
  isMentor: 0 as const,
}

/** Identity is stripped here, on the server: an anonymous post carries a name made up for its thread and nothing else. */
const presentAuthor = (row: PostRow, { people, language, pseudonymOf }: PageFacts) => {
  if (row.isAnonymous)
    return { ...nobody, displayName: pseudonymOf(row.author, row.rootId ?? row.id, language) }
  const person = people.get(row.author)
  if (!person) return { ...nobody, displayName: '' }
  return {
    displayName: displayName(person, language),
    userAvatarUrl: person.avatarUrl,
    vipAvatar: person.tier === 'sailor' ? '' : person.tier,
    department: inLanguage(person.department, language),
    position: inLanguage(person.position, language),
    enterpriseUserId: person.enterpriseUserId,
    userId: person.userId,
    studentId: person.studentId,
    isMentor: person.isMentor,
  }
}

const presentAddressee = (row: PostRow, { people, language }: PageFacts) => {
  // Without a name nobody is spoken to by name either: in such a thread it would be the author's own.
  const person = row.repliesTo === null || row.isAnonymous ? undefined : people.get(row.repliesTo)
  return person ? { displayName: displayName(person, language) } : null
}

const presentAhaUsers = (givers: readonly number[], { people, language }: PageFacts): AhaUser[] =>
  givers.flatMap((giver) => {
    const person = people.get(giver)
    if (!person) return []
    return [
      {
        avatarUrl: person.avatarUrl,
        enterpriseUserId: giver,
        name: displayName(person, language),
        userId: person.userId,
        isMentor: person.isMentor,
      },
    ]
  })
