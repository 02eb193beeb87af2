const cjk = /\p{Script=Han}/u

/** 李晓慧 → 晓慧, Emma Clarke → EC, prince → P. */
export const initialsOf = (name: string): string => {
  const trimmed = name.trim()
  if (cjk.test(trimmed))
    return [...trimmed]
      .filter((character) => cjk.test(character))
      .slice(-2)
      .join('')
  const words = trimmed.split(/[\s_.·-]+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}

// Chinese names keep their order in Latin letters, so the first word may be the family's.
const pinyinSurnames = new Set(
  (
    'bai cai cao chang chen cheng cui dai deng ding dong du duan fan fang feng fu gao gong gu guo han hao he hou hu ' +
    'huang jia jiang jin kang kong lai lei li liang liao lin liu lu luo lv ma mao meng mo pan peng qian qin qiu ren ' +
    'shao shen shi song su sun tan tang tao tian wan wang wei wen wu xia xiang xiao xie xiong xu xue yan yang yao ye ' +
    'yin yu yuan zeng zhang zhao zheng zhong zhou zhu zou'
  ).split(' '),
)

/** How one is greeted: 李晓慧 → 晓慧, 何远 → 何远, Li Xiaohui → Xiaohui, Emma Clarke → Emma. */
export const givenNameOf = (name: string): string => {
  const trimmed = name.trim()
  const characters = [...trimmed]
  if (cjk.test(trimmed) && !trimmed.includes(' '))
    return characters.length === 3 ? characters.slice(1).join('') : trimmed
  const [first = '', ...rest] = trimmed.split(/\s+/)
  return rest.length > 0 && pinyinSurnames.has(first.toLowerCase()) ? rest.join(' ') : first
}
