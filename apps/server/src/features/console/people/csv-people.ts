import { importProblems } from '@fairlead/contract/console/console.errors.ts'
import { IMPORT_PEOPLE_MAX } from '@fairlead/contract/console/people.schema.ts'
import { CsvError, parse } from 'csv-parse/sync'
import { Problem } from '../../../platform/http/problem-error.ts'

const columns = {
  name: ['姓名', 'name', 'full name', '名字'],
  phone: ['手机', '手机号', '手机号码', '电话', 'phone', 'mobile', 'mobile number'],
  email: ['邮箱', '电子邮箱', 'email', 'e-mail', 'mail'],
  studentId: ['学号', '工号', 'student id', 'student number', 'employee id'],
  department: ['部门', 'department'],
  position: ['职位', '岗位', 'position', 'title', 'job title'],
  className: ['班级', 'class'],
} as const
type Column = keyof typeof columns

export type CsvPerson = Record<Column, string> & { line: number }

interface CsvPeople {
  people: CsvPerson[]
  ignoredColumns: string[]
}

const columnOf = (heading: string): Column | undefined => {
  const said = heading.trim().toLowerCase()
  return (Object.keys(columns) as Column[]).find((column) =>
    (columns[column] as readonly string[]).includes(said),
  )
}

// Chinese Excel writes semicolons or tabs as often as commas.
const separatorOf = (csv: string): string => {
  const [first = ''] = csv.split('\n', 1)
  return [',', '\t', ';', '，'].find((separator) => first.includes(separator)) ?? ','
}

/** Reads a table of people: headings in either language, in any order. What it cannot use, it names. */
export const readCsvPeople = (csv: string): CsvPeople => {
  const [headings = { record: [], info: { lines: 1 } }, ...rows] = readRows(csv)
  const places = headings.record.map(columnOf)
  if (!places.includes('name')) throw new Problem(importProblems.noNames)
  const filled = rows.filter(({ record }) => record.some((cell) => cell !== ''))
  if (filled.length === 0) throw new Problem(importProblems.empty)
  if (filled.length > IMPORT_PEOPLE_MAX)
    throw new Problem(importProblems.tooMany, { most: IMPORT_PEOPLE_MAX })
  const cellOf = (record: readonly string[], column: Column): string => record[places.indexOf(column)] ?? ''
  return {
    people: filled.map(({ record, info }) => ({
      line: info.lines,
      name: cellOf(record, 'name'),
      phone: cellOf(record, 'phone'),
      email: cellOf(record, 'email'),
      studentId: cellOf(record, 'studentId'),
      department: cellOf(record, 'department'),
      position: cellOf(record, 'position'),
      className: cellOf(record, 'className'),
    })),
    ignoredColumns: headings.record.filter((heading, place) => heading !== '' && !places[place]),
  }
}

interface Row {
  record: string[]
  info: { lines: number }
}

const readRows = (csv: string): Row[] => {
  try {
    return parse(csv, {
      bom: true,
      info: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      delimiter: separatorOf(csv),
    }) as unknown as Row[]
  } catch (error) {
    if (error instanceof CsvError)
      throw new Problem(importProblems.unreadable, { line: Number(error.lines) || 1 })
    throw error
  }
}
