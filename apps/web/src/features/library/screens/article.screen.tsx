import { useSearch } from '@tanstack/react-router'
import { readVersion } from '../addresses.ts'
import { ArticleReader } from '../components/article-reader.tsx'

export function ArticleScreen() {
  const { code = '', versionId } = useSearch({ strict: false }) as Record<string, string>
  return <ArticleReader key={code} code={code} versionId={readVersion(versionId)} />
}
