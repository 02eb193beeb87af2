import { startRobotCheck } from '@fairlead/contract/identity/accounts.endpoints.ts'
import type { RobotCheck } from '@fairlead/contract/identity/identity.schema.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { registrationText } from '../registration/registration.text.ts'
import { canWork, doWork, type RobotAnswer } from '../robot-answer.ts'
import classes from './robot-dialog.module.css'

interface RobotDialogProps {
  /** Another one each time an answer was wrong: a picture is asked once. */
  round: number
  onAnswer: (answer: RobotAnswer) => void
  onClose: () => void
  /** Why it is asked, or that the last answer was wrong. */
  hint?: string | undefined
}

/** Shows that a person is there: a piece to push into its place, or the browser's work for who cannot see it. */
export function RobotDialog({ round, onAnswer, onClose, hint }: RobotDialogProps) {
  const t = useText(registrationText)
  const check = useQuery({
    queryKey: ['identity', 'robot-check', round],
    queryFn: () => call(startRobotCheck, {}, { silent: true }),
    // Each is answered once, so none is shown twice.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  const working = useMutation({
    mutationFn: ({ checkId, workBits }: RobotCheck) => doWork(checkId, workBits, leaving.current.signal),
    onSuccess: (work, { checkId }) => onAnswer({ checkId, work }),
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('robot.title')}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('robot.cancel')}
        </Button>
      }
    >
      {hint && (
        <p className={classes.hint} role="status">
          {hint}
        </p>
      )}
      {check.isPending && <Skeleton height={230} />}
      {check.isError && (
        <ErrorState
          retryLabel={t('robot.retry')}
          onRetry={() => void check.refetch()}
          retrying={check.isFetching}
        >
          {t('robot.failed')}
        </ErrorState>
      )}
      {check.data && (
        <>
          <Puzzle
            key={check.data.checkId}
            check={check.data}
            onAnswer={onAnswer}
            isBusy={working.isPending}
          />
          <div className={classes.others}>
            <button type="button" className={classes.other} onClick={() => void check.refetch()}>
              {t('robot.another')}
            </button>
            {canWork() && (
              <button
                type="button"
                className={classes.other}
                disabled={working.isPending}
                onClick={() => working.mutate(check.data)}
              >
                {t('robot.cannotSee')}
              </button>
            )}
          </div>
          <p className={classes.working} role="status">
            {working.isPending && t('robot.working')}
          </p>
        </>
      )}
    </Dialog>
  )
}

interface PuzzleProps {
  check: RobotCheck
  onAnswer: (answer: RobotAnswer) => void
  isBusy: boolean
}

function Puzzle({ check, onAnswer, isBusy }: PuzzleProps) {
  const t = useText(registrationText)
  const [position, setPosition] = useState(0)
  const { checkId, picture, piece, width, height, pieceSize, pieceTop } = check
  return (
    <form
      className={classes.puzzle}
      onSubmit={(event) => {
        event.preventDefault()
        onAnswer({ checkId, position })
      }}
    >
      <div className={classes.picture} style={{ aspectRatio: `${width} / ${height}` }}>
        <img src={picture} alt="" draggable={false} />
        <img
          className={classes.piece}
          src={piece}
          alt=""
          draggable={false}
          style={{
            left: `${(position / width) * 100}%`,
            top: `${(pieceTop / height) * 100}%`,
            width: `${(pieceSize / width) * 100}%`,
          }}
        />
      </div>
      <input
        type="range"
        className={classes.slider}
        aria-label={t('robot.slide')}
        min={0}
        max={width - pieceSize}
        value={position}
        disabled={isBusy}
        onChange={(event) => setPosition(event.currentTarget.valueAsNumber)}
      />
      <Button type="submit" fullWidth disabled={position === 0 || isBusy}>
        {t('robot.confirm')}
      </Button>
    </form>
  )
}
