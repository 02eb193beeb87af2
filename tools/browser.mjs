import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]
const PACKAGES = ['chromium', 'fonts-noto-cjk', 'fonts-noto-color-emoji']

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The Chromium or Chrome of this machine; CHROMIUM_PATH names one in another place.
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined}
 */
export const findBrowser = (env = process.env) => {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES].find(
    isExecutable,
  )
}

/** Without a Chinese font the screenshots would show boxes; other systems than Linux bring one along. */
const hasChineseFont = () => {
  if (process.platform !== 'linux') return true
  const { stdout } = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' })
  return Boolean(stdout?.trim()) || existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')
}

const canInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const install = () => {
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], options)
}

const missingParts = () => [
  ...(findBrowser() ? [] : ['Chromium']),
  ...(hasChineseFont() ? [] : ['a Chinese font']),
]

/** Makes sure that browser tests can run, or says in one message what to do about it. */
export const ensureBrowser = async () => {
  if (process.env.CHROMIUM_PATH && !findBrowser())
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, and no program is there.`)
  if (missingParts().length > 0 && canInstall()) {
    console.log(`Installing ${PACKAGES.join(' and ')} from the system's packages …`)
    install()
  }
  const missing = missingParts()
  if (missing.length > 0)
    throw new Error(
      `Browser tests need ${missing.join(' and ')}. On Debian or Ubuntu: sudo apt-get install ${PACKAGES.join(' ')}. ` +
        'Elsewhere install Chromium or Chrome, and name it in CHROMIUM_PATH if it is not found by itself. ' +
        'Everything else runs with: npm test -- --only checks,unit,api,screen',
    )
}
