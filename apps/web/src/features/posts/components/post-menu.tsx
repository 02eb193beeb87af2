import type { LeafPost } from '@fairlead/contract/posts/posts.schema.ts'
import { Menu, UnstyledButton } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconPhotoShare from '@tabler/icons-react/dist/esm/icons/IconPhotoShare.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx'
import { postAddress } from '../post-address.ts'
import { postsText } from '../posts.text.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import classes from './post-menu.module.css'
import { PostShareImage } from './post-share-image.tsx'
import { ReportDialog } from './report-dialog.tsx'

type Asked = 'delete' | 'report' | 'image'

/** What else one can do with a post: share it, delete one's own, report another's. */
export function PostMenu({ post }: { post: LeafPost }) {
  const t = useText(postsText)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { canDelete, canReport } = post.abilities
  const isRoot = post.rootUgcId === 0
  if (!canDelete && !canReport) return null

  const copyLink = async () => {
    const isCopied = await navigator.clipboard?.writeText(postAddress(post.ugcId)).then(
      () => true,
      () => false,
    )
    showToast(t(isCopied ? 'menu.copied' : 'menu.notCopied'))
  }
  const close = () => setAsked(null)
  return (
    <>
      <ThemeProvider>
        <Menu position="bottom-end" width={200} radius="md" shadow="md" zIndex="var(--layer-dialog)">
          <Menu.Target>
            <UnstyledButton
              className={classes.target}
              aria-label={t('menu.label', { name: post.displayName })}
            >
              <IconDots size={20} />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            {isRoot && post.isHidden === 0 && (
              <>
                <Menu.Item leftSection={<IconLink size={18} />} onClick={() => void copyLink()}>
                  {t('menu.copy')}
                </Menu.Item>
                <Menu.Item leftSection={<IconPhotoShare size={18} />} onClick={() => setAsked('image')}>
                  {t('menu.image')}
                </Menu.Item>
              </>
            )}
            {canDelete && (
              <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => setAsked('delete')}>
                {t('menu.delete')}
              </Menu.Item>
            )}
            {canReport && (
              <Menu.Item leftSection={<IconFlag size={18} />} onClick={() => setAsked('report')}>
                {t('menu.report')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </ThemeProvider>
      {asked === 'image' && <PostShareImage post={post} onClose={close} />}
      <DeleteDialog post={post} opened={asked === 'delete'} onClose={close} />
      <ReportDialog post={post} opened={asked === 'report'} onClose={close} />
    </>
  )
}
