import type { Language } from '@fairlead/contract/primitives/language.ts'
import {
  type DemoConnectionKind,
  type DemoDirectoryPerson,
  demoConnections,
} from '../../../demo/workplace.ts'
import { type Html, html } from './html.ts'
import { say, suiteNames } from './simulator-text.ts'

/** Our pages know a client by the name in its user agent; here they read it from the name of their frame. */
const CLIENT_NAMES: Readonly<Partial<Record<DemoConnectionKind, string>>> = {
  feishu: 'Feishu',
  wecom: 'wxwork',
  dingtalk: 'DingTalk',
  dingtalk_third: 'DingTalk',
}

const frame = (language: Language, title: string, body: Html): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/simulator/simulator.css">
</head>
<body>${body}</body>
</html>`.text

const head = (language: Language, name: string): Html =>
  html`<header class="bar"><b>${name}</b><span class="ribbon">${say('simulated', language)}</span></header>`

const person = (language: Language, { name, position, shows }: DemoDirectoryPerson, href: string): Html =>
  html`<li><a class="person" href="${href}"><b>${name[language]}</b><span>${position[language]}</span><small>${shows[language]}</small></a></li>`

/** The people of a directory; choosing one goes to where `hrefOf` says. */
export const peoplePage = (
  language: Language,
  kind: DemoConnectionKind,
  asks: { title: 'chooseTitle' | 'portalTitle'; intro: 'chooseIntro' | 'portalIntro' },
  people: readonly DemoDirectoryPerson[],
  hrefOf: (person: DemoDirectoryPerson) => string,
): string =>
  frame(
    language,
    suiteNames[kind][language],
    html`${head(language, suiteNames[kind][language])}<main class="card">
<h1>${say(asks.title, language)}</h1><p>${say(asks.intro, language)}</p>
<ul>${people.map((one) => person(language, one, hrefOf(one)))}</ul>
<p class="note">${say('note', language)}</p></main>`,
  )

export const refusalPage = (language: Language, kind: DemoConnectionKind): string =>
  frame(
    language,
    suiteNames[kind][language],
    html`${head(language, suiteNames[kind][language])}<main class="card"><h1>${say('unregistered', language)}</h1></main>`,
  )

export const indexPage = (language: Language, isSuite: (kind: DemoConnectionKind) => boolean): string => {
  const line = (kind: DemoConnectionKind, href: string, word: 'client' | 'portal') =>
    html`<li><a class="person" href="${href}"><b>${suiteNames[kind][language]}</b><span>${say(word, language)}</span></a></li>`
  const lines = demoConnections.map(({ kind }) => {
    if (isSuite(kind)) return line(kind, `/simulator/${kind}/client`, 'client')
    return line(kind, kind === 'oidc' ? '/sso' : `/simulator/${kind}`, 'portal')
  })
  return frame(
    language,
    say('indexTitle', language),
    html`${head(language, say('indexTitle', language))}<main class="card">
<p>${say('indexIntro', language)}</p><ul>${lines}</ul><p class="note">${say('note', language)}</p></main>`,
  )
}

/** The client around our pages: who is signed in to it, its chats, a way back, and the page itself. */
export const clientPage = (language: Language, kind: DemoConnectionKind, start: string): string => {
  const name = suiteNames[kind][language]
  return frame(
    language,
    name,
    html`<div class="client" data-kind="${kind}" data-start="${start}">
<aside><b class="suite">${name}</b><span class="ribbon">${say('simulated', language)}</span>
<label>${say('signedInAs', language)}<select id="person"></select></label>
<h2>${say('chats', language)}</h2><div id="chats" data-empty="${say('noMessages', language)}"></div>
<p class="note">${say('note', language)}</p></aside>
<section><nav><button id="back" type="button">${say('back', language)}</button>
<button id="home" type="button">${say('home', language)}</button></nav>
<iframe id="frame" name="suite-simulator:${CLIENT_NAMES[kind] ?? ''}" title="${say('frame', language)}"></iframe></section>
</div><script type="module" src="/simulator/client.js"></script>`,
  )
}
