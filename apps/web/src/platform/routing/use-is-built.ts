import { useRouter } from '@tanstack/react-router'

/** Whether a path shows a screen of its own today, for links that appear together with what they lead to. */
export const useIsBuilt = (): ((path: string) => boolean) => {
  const { routesById } = useRouter()
  return (path) =>
    Object.values(routesById).some(({ options: { staticData } }) => {
      const entry = staticData?.entry
      return entry?.screen !== undefined && entry.path.toLowerCase() === path.toLowerCase()
    })
}
