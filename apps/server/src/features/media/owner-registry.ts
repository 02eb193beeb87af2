import type { Viewer } from '../identity/public.ts'
import type { FileOwner } from './media.repository.ts'

type MaySee = (viewer: Viewer, id: number) => Promise<boolean>

/** Who may see the files of a post, a lesson …: the feature that owns them says so. */
export const createOwnerRegistry = () => {
  const rules = new Map<string, MaySee>()
  return {
    /** `registerOwner('post', (viewer, id) => …)`, once for each kind. */
    registerOwner(kind: string, maySee: MaySee): void {
      rules.set(kind, maySee)
    },
    maySee: async (viewer: Viewer, { kind, id }: FileOwner): Promise<boolean> =>
      (await rules.get(kind)?.(viewer, id)) ?? false,
  }
}

export type OwnerRegistry = ReturnType<typeof createOwnerRegistry>
