/** A file as a personnel department sends it: 30 people, three of whom nobody can be made of. `batch` keeps files apart. */
export const newColleagues = (batch: number): string => {
  const phone = (number: number) => `139${String(batch).padStart(4, '0')}${String(number).padStart(4, '0')}`
  const good = surnames.map((surname, number) => {
    const name = `${surname}${givenNames[(number + batch) % givenNames.length]}`
    return `${name},${phone(number)},,${departments[number % departments.length]},${positions[number % positions.length]}`
  })
  const bad = [
    `,${phone(9001)},,销售部,导购`,
    `钱多多,12345,,销售部,导购`,
    `孙小圣,${phone(9003)},,火星分部,导购`,
  ]
  return ['姓名,手机,邮箱,部门,职位', ...good.slice(0, 9), ...bad, ...good.slice(9)].join('\r\n')
}

const surnames = [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严']
const givenNames = ['思远', '雨桐', '子墨', '佳怡', '浩然', '欣妍', '俊杰', '梓涵', '博文', '诗琪', '宇航']
const departments = ['销售部', '研发部', '供应链部', '人力资源部']
const positions = ['新任主管', '储备经理', '区域督导']
