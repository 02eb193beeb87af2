import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import type { ShareParameters, ShareType } from '@fairlead/contract/primitives/share-target.ts'
import type { Suite } from '@fairlead/contract/primitives/suite.ts'
import { shareProblems } from '@fairlead/contract/workplace/workplace.errors.ts'
import type { Lander } from '@fairlead/contract/workplace/workplace.schema.ts'
import { Problem } from '../../../platform/http/problem-error.ts'
import type { CallContext } from '../../../platform/http/route.ts'
import type { Viewer } from '../../identity/public.ts'
import { type Adapters, kindsOfSuite } from '../adapters/adapters.ts'
import type { ConnectionService } from '../connections/connections.service.ts'
import type { SiteAddress } from '../site-address.ts'
import { type ShareSources, shareLabels } from './share-source.ts'

const TITLE_MAX = 60
const SUMMARY_MAX = 120
const ACTIONS: Readonly<Record<Language, string>> = { en: 'Open', zh: '打开看看' }

/** Inside each suite the lander signs the colleague on, and then leads to what was shared. */
const landerOf: Readonly<Record<Suite, Lander>> = {
  feishu: 'feishu-app',
  wecom: 'workWechat',
  dingtalk: 'dingTalk',
}

export interface ShareCardDependencies {
  adapters: Adapters
  connections: ConnectionService
  sources: ShareSources
  site: SiteAddress
}

export const createShareCardService = ({ adapters, connections, sources, site }: ShareCardDependencies) => {
  const linkTo = async (viewer: Viewer, target: Suite, path: string): Promise<string> => {
    const connection = await connections.find(kindsOfSuite[target], { enterpriseId: viewer.enterprise.id })
    if (!connection || connection === 'several')
      return `/shareTransfer?${new URLSearchParams({ redirect: path })}`
    const query = new URLSearchParams({ tenantKey: connection.tenantKey, redirect: path })
    return `/${landerOf[target]}?${query}`
  }

  return {
    async cardOf(
      viewer: Viewer,
      asked: ShareParameters & { type: ShareType; target: Suite },
      context: CallContext,
    ): Promise<{ content: Record<string, unknown> }> {
      const { type, target, ...parameters } = asked
      const { lang } = context
      const shareable = await sources[type]?.(viewer, parameters, lang)
      const bridge = adapters[target].bridge
      if (!shareable || !bridge) throw new Problem(shareProblems.notFound)
      return {
        content: bridge.presentCard({
          title: shorten(shareable.title, TITLE_MAX),
          summary: shorten(shareable.summary, SUMMARY_MAX),
          label: `${inLanguage(shareLabels[type], lang)} · ${inLanguage(viewer.enterprise.name, lang)}`,
          action: ACTIONS[lang],
          url: site.of(context) + (await linkTo(viewer, target, shareable.path)),
        }),
      }
    },
  }
}

export type ShareCardService = ReturnType<typeof createShareCardService>

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** In whole characters: an emoji is never cut in half. */
const shorten = (text: string, max: number): string => {
  const characters = Array.from(
    graphemes.segment(text.trim().replaceAll(/\s+/g, ' ')),
    ({ segment }) => segment,
  )
  return characters.length <= max ? characters.join('') : `${characters.slice(0, max - 1).join('')}…`
}
