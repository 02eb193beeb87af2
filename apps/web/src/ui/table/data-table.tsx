import type { ReactNode } from 'react'
import classes from './data-table.module.css'

export interface Column<Row> {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** Where it is worth a line of its own on a phone; `lead` stands first and without its title. */
  phone?: 'lead' | 'line' | 'hidden'
}

interface DataTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
}

/** A table on a desk; on a phone the same rows as a list, each under its first cell. */
export function DataTable<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ id, title }) => (
            <th key={id} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ id, title, cell, phone = 'line' }) => (
              <td key={id} data-phone={phone} data-title={title}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
