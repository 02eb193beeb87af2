import { expect, test } from 'vitest'
import type { CsvPerson } from './csv-people.ts'
import { readRows, type Surroundings } from './import-rows.ts'

const named = (id: number, zh: string, en: string, parentId: number | null = null) => ({
  id,
  parentId,
  name: { en, zh },
})
const surroundings: Surroundings = {
  departments: [named(1, '销售部', 'Sales'), named(2, '门店', 'Stores', 1), named(3, '门店', 'Stores', 9)],
  classes: [{ id: 5, name: { en: 'New Managers', zh: '新经理班' } }],
  known: [
    { id: 70, phone: '13800000001', email: 'one@a.example' },
    { id: 71, phone: null, email: 'two@a.example' },
  ],
  memberUserIds: new Set([70]),
  takenStudentIds: new Set(['S1']),
}
const person = (parts: Partial<CsvPerson>): CsvPerson => ({
  line: 2,
  name: '李雷',
  phone: '13900000000',
  email: '',
  studentId: '',
  department: '',
  position: '',
  className: '',
  ...parts,
})
const read = (...people: Partial<CsvPerson>[]) => readRows(people.map(person), surroundings)

test.each([
  [{ name: '' }, 'noName'],
  [{ name: '长'.repeat(41) }, 'longName'],
  [{ phone: '' }, 'noAddress'],
  [{ phone: '12345' }, 'badPhone'],
  [{ email: 'at home' }, 'badEmail'],
  [{ phone: '13800000001', email: 'two@a.example' }, 'twoPeople'],
  [{ department: '财务部' }, 'unknownDepartment'],
  [{ department: '门店/销售部' }, 'unknownDepartment'],
  [{ className: '一班' }, 'unknownClass'],
  [{ studentId: 'S1' }, 'studentIdTaken'],
])('%j has the fault %s', (parts, fault) => {
  expect(read(parts)).toMatchObject([{ state: 'bad', faults: [fault] }])
})

test('what is good is understood', () => {
  expect(
    read(
      { phone: '+86 139-0000-0000', department: 'sales / Stores', className: 'new managers' },
      { phone: '', email: 'TWO@a.example' },
      { phone: '13800000001' },
    ),
  ).toMatchObject([
    { state: 'good', phone: '13900000000', departmentId: 2, classId: 5, userId: undefined },
    { state: 'good', email: 'two@a.example', userId: 71 },
    { state: 'member', userId: 70 },
  ])
})

test('the second row about one person is a fault, unless the first was one itself', () => {
  expect(read({}, {}).map(({ faults }) => faults)).toEqual([[], ['repeated']])
  expect(read({ name: '' }, {}).map(({ faults }) => faults)).toEqual([['noName'], []])
  expect(read({ email: 'x@y.example' }, { phone: '', email: 'X@y.example' })[1]?.faults).toEqual(['repeated'])
})
