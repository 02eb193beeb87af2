import type { Identity } from '@fairlead/contract/enterprises/enterprises.schema.ts'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import classes from './identity-page.module.css'
import { IdentityRow } from './identity-row.tsx'

export interface IdentityPairProps {
  wanted: Identity
  /** Missing only when it ended a moment ago. */
  current: Identity | undefined
}

/** From whom to whom, drawn. */
export function IdentityPair({ wanted, current }: IdentityPairProps) {
  return (
    <div className={classes.pair}>
      {current && (
        <>
          <div className={classes.chip}>
            <IdentityRow identity={current} />
          </div>
          <IconArrowRight className={classes.arrow} size={22} />
        </>
      )}
      <div className={classes.chip} data-wanted="true">
        <IdentityRow identity={wanted} />
      </div>
    </div>
  )
}
