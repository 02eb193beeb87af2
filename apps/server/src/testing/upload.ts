import type { Endpoint, OutputOf } from '@fairlead/contract/endpoint.ts'
import { createIndex } from '@fairlead/contract/headers.ts'
import type { Answer, Person, Product } from './product.ts'

export interface SentFile {
  name: string
  content: Buffer
}

/** Sends a form with a file in it, as a browser does: the fields first, the file last. */
export const upload = async <E extends Endpoint>(
  product: Product,
  person: Person | undefined,
  endpoint: E,
  file: SentFile | undefined,
  fields: Record<string, string | number> = {},
): Promise<Answer<OutputOf<E>>> => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  if (file) form.append('file', new Blob([new Uint8Array(file.content)]), file.name)
  const encoded = new Response(form)
  const answer = await product.app.http.inject({
    method: 'POST',
    url: endpoint.path,
    headers: {
      index: createIndex(),
      lang: '2',
      'content-type': encoded.headers.get('content-type') ?? '',
      ...(person ? { token: person.token } : {}),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  const envelope = answer.json()
  return { status: answer.statusCode, ...envelope, problem: envelope.data?.problem }
}
