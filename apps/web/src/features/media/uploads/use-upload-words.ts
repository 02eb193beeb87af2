import { useText } from '../../../platform/i18n/use-text.ts'
import { formatBytes } from './format-bytes.ts'
import type { UploadItem, UploadTrouble } from './upload-item.ts'
import { uploadsText } from './uploads.text.ts'

const MINUTE_S = 60

/** How far a file is and what went wrong with it, in words. */
export const useUploadWords = () => {
  const t = useText(uploadsText)

  const timeLeft = (seconds: number): string =>
    seconds < MINUTE_S
      ? t('upload.secondsLeft', { count: seconds })
      : t('upload.minutesLeft', { count: Math.ceil(seconds / MINUTE_S) })

  const progressOf = ({ loaded, size, percent, bytesPerSec, secondsLeft }: UploadItem): string => {
    if (percent === 100) return t('upload.checking')
    const parts = [`${formatBytes(loaded)} / ${formatBytes(size)}`]
    if (bytesPerSec > 0) parts.push(t('upload.speed', { speed: formatBytes(bytesPerSec) }))
    if (secondsLeft !== undefined) parts.push(timeLeft(secondsLeft))
    return parts.join(' · ')
  }

  return {
    stateOf(item: UploadItem): string {
      if (item.status === 'sending') return progressOf(item)
      if (item.status === 'done') return t('upload.done')
      const size = formatBytes(item.size)
      if (item.status === 'paused') return `${size} · ${t('upload.paused')}`
      return item.status === 'waiting' ? `${size} · ${t('upload.waiting')}` : size
    },
    explain: (trouble: UploadTrouble): string =>
      'said' in trouble ? trouble.said : t(`problem.${trouble.key}`, trouble.values),
  }
}
