import type { LeafPost, Post } from '@fairlead/contract/posts/posts.schema.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { PictureGallery, RichTextView } from '../../media/public.ts'
import { TypeBody } from '../bodies/type-body.tsx'
import { postsText } from '../posts.text.ts'
import { cardsOf } from '../resource-links.ts'
import classes from './post-body.module.css'
import { PostFiles } from './post-files.tsx'
import { PostMarks } from './post-marks.tsx'
import menu from './post-menu.module.css'
import { PostText } from './post-text.tsx'
import { PostVideo } from './post-video.tsx'
import { ResourceLine } from './resource-line.tsx'

interface PostBodyProps {
  post: LeafPost & Pick<Post, 'document'>
  folded?: boolean
  size?: 'normal' | 'large'
}

/** What is said: text, pictures, video, files and resource cards, for every type of post. */
export function PostBody({ post, folded, size }: PostBodyProps) {
  const t = useText(postsText)
  if (post.isDeleted === 1) return <p className={classes.stub}>{t('post.deleted')}</p>
  const pictures = post.finalSharePictures.map(({ fileUrl, fileName }) => ({ src: fileUrl, alt: fileName }))
  return (
    <>
      {post.isHidden === 1 && (
        <p className={menu.hidden}>
          <b>{t('hidden.note')}</b>
          {t('hidden.appeal')}
        </p>
      )}
      <PostMarks post={post} />
      {post.document && !folded ? (
        <RichTextView text={post.document} />
      ) : (
        <PostText content={post.shareContent} folded={folded} size={size} />
      )}
      <TypeBody post={post} />
      <PictureGallery name={`post-${post.ugcId}`} pictures={pictures} />
      {post.shareVideo && <PostVideo ugcId={post.ugcId} src={post.shareVideo} />}
      <PostFiles files={post.finalShareFiles} />
      {cardsOf(post.finalResourcesInfo).map((card) => (
        <ResourceLine key={`${card.kind}:${card.id}`} card={card} />
      ))}
    </>
  )
}
