import type { ClientName } from '@fairlead/contract/headers.ts'

export type Environment = 'pc' | 'h5' | 'android' | 'ios'

const DESKTOP_WIDTH = 1024

export interface Device {
  isNative: boolean
  hasAndroidFlag: boolean
  isIosDevice: boolean
  width: number
}

declare global {
  interface Window {
    /** Set by our app shells before the page loads. */
    fairleadNative?: { android?: boolean }
  }
}

export const environmentOf = ({ isNative, hasAndroidFlag, isIosDevice, width }: Device): Environment => {
  if (isNative && hasAndroidFlag) return 'android'
  if (isNative && isIosDevice) return 'ios'
  return width >= DESKTOP_WIDTH ? 'pc' : 'h5'
}

// Shells that cannot run a script before the page loads name themselves in the user agent.
const NATIVE_USER_AGENT = /\bFairleadNative\b/
const IOS_USER_AGENT = /\b(iPhone|iPad|iPod)\b/

const readDevice = (): Device => {
  const { fairleadNative, innerWidth, navigator } = window
  const isNative = fairleadNative !== undefined || NATIVE_USER_AGENT.test(navigator.userAgent)
  return {
    isNative,
    hasAndroidFlag: fairleadNative?.android ?? /\bAndroid\b/.test(navigator.userAgent),
    isIosDevice: IOS_USER_AGENT.test(navigator.userAgent),
    width: innerWidth,
  }
}

export const currentEnvironment = (): Environment => environmentOf(readDevice())

export const currentClient = (): ClientName => currentEnvironment().toUpperCase() as Uppercase<Environment>
