import type { ImportRow, rowFaults } from '@fairlead/contract/console/people.schema.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import { readAddress } from '../../identity/public.ts'
import type { CsvPerson } from './csv-people.ts'

const NAME_MAX = 40

type Fault = (typeof rowFaults)[number]

/** What the rows are compared with. */
export interface Surroundings {
  departments: readonly { id: number; name: LocalizedText; parentId: number | null }[]
  classes: readonly { id: number; name: LocalizedText }[]
  /** People who have an account, by phone and by address. */
  known: readonly { id: number; phone: string | null; email: string | null }[]
  memberUserIds: ReadonlySet<number>
  takenStudentIds: ReadonlySet<string>
}

/** A row with everything that importing it needs. */
export interface ReadRow extends ImportRow {
  studentId: string
  departmentId: number | null
  classId: number | null
  /** The account they have already. */
  userId: number | undefined
}

const isCalled = ({ name }: { name: LocalizedText }, text: string): boolean =>
  [name.en, name.zh].some((one) => one !== '' && one.toLowerCase() === text.toLowerCase())

/** By its name, or by the way to it: 销售部/门店运营. */
const findDepartment = ({ departments }: Surroundings, text: string) => {
  const names = text.split(/[/／>]/).map((name) => name.trim())
  let inside: number | null | undefined
  let found: Surroundings['departments'][number] | undefined
  for (const name of names) {
    found = departments.find(
      (department) => isCalled(department, name) && (inside === undefined || department.parentId === inside),
    )
    if (!found) return undefined
    inside = found.id
  }
  return found
}

const phoneOf = (text: string) => {
  const address = readAddress(text)
  return address.kind === 'phone' ? address.value : undefined
}
const emailOf = (text: string) => {
  const address = readAddress(text)
  return address.kind === 'email' ? address.value : undefined
}

/** The phones and addresses of a table, as accounts have them. */
export const addressesOf = (people: readonly CsvPerson[]): { phones: string[]; emails: string[] } => ({
  phones: people.flatMap(({ phone }) => phoneOf(phone) ?? []),
  emails: people.flatMap(({ email }) => emailOf(email) ?? []),
})

/** Says of every row what would become of it, and why not. The first of two rows about one person counts. */
export const readRows = (people: readonly CsvPerson[], surroundings: Surroundings): ReadRow[] => {
  const seen = new Set<string>()
  return people.map((person) => {
    const row = readRow(person, surroundings)
    const marks = [row.phone, row.email, row.studentId].filter((mark) => mark !== '')
    if (row.faults.length === 0 && marks.some((mark) => seen.has(mark))) row.faults.push('repeated')
    if (row.faults.length === 0) for (const mark of marks) seen.add(mark)
    return { ...row, state: row.faults.length > 0 ? 'bad' : row.state }
  })
}

const readRow = (person: CsvPerson, surroundings: Surroundings): ReadRow => {
  const { known, memberUserIds, takenStudentIds, classes } = surroundings
  const phone = phoneOf(person.phone)
  const email = emailOf(person.email)
  const department = person.department === '' ? null : findDepartment(surroundings, person.department)
  const inClass = person.className === '' ? null : classes.find((one) => isCalled(one, person.className))
  const accounts = new Set(
    known
      .filter((account) => (phone && account.phone === phone) || (email && account.email === email))
      .map(({ id }) => id),
  )
  const [userId] = accounts
  const isMember = userId !== undefined && memberUserIds.has(userId)
  const wrong: [boolean, Fault][] = [
    [person.name === '', 'noName'],
    [[...person.name].length > NAME_MAX, 'longName'],
    [person.phone === '' && person.email === '', 'noAddress'],
    [person.phone !== '' && phone === undefined, 'badPhone'],
    [person.email !== '' && email === undefined, 'badEmail'],
    [accounts.size > 1, 'twoPeople'],
    [department === undefined, 'unknownDepartment'],
    [inClass === undefined, 'unknownClass'],
    [!isMember && takenStudentIds.has(person.studentId), 'studentIdTaken'],
  ]
  return {
    line: person.line,
    name: person.name,
    phone: phone ?? person.phone,
    email: email ?? person.email,
    department: person.department,
    position: person.position,
    className: person.className,
    studentId: person.studentId,
    departmentId: department?.id ?? null,
    classId: inClass?.id ?? null,
    userId,
    state: isMember ? 'member' : 'good',
    faults: wrong.filter(([isWrong]) => isWrong).map(([, fault]) => fault),
  }
}
