import type { LeafPost } from '@fairlead/contract/posts/posts.schema.ts'
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import IconFileTypeDoc from '@tabler/icons-react/dist/esm/icons/IconFileTypeDoc.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconFileTypePpt from '@tabler/icons-react/dist/esm/icons/IconFileTypePpt.mjs'
import IconFileTypeXls from '@tabler/icons-react/dist/esm/icons/IconFileTypeXls.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import classes from './post-body.module.css'

const icons = [
  { endings: /\.pdf$/i, Icon: IconFileTypePdf },
  { endings: /\.docx?$/i, Icon: IconFileTypeDoc },
  { endings: /\.xlsx?$/i, Icon: IconFileTypeXls },
  { endings: /\.pptx?$/i, Icon: IconFileTypePpt },
  { endings: /\.(png|jpe?g|gif)$/i, Icon: IconPhoto },
]

export function PostFiles({ files }: { files: LeafPost['finalShareFiles'] }) {
  if (files.length === 0) return null
  return (
    <ul className={classes.files}>
      {files.map((file) => {
        const { Icon } = icons.find(({ endings }) => endings.test(file.fileName)) ?? { Icon: IconFile }
        return (
          <li key={file.fileUrl}>
            <a
              className={classes.file}
              href={file.fileUrl}
              download={file.fileName}
              target="_blank"
              rel="noreferrer"
            >
              <Icon size={20} />
              <span>{file.fileName}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
