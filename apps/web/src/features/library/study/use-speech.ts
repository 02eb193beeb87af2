import { useEffect, useState } from 'react'
import { useLanguage } from '../../../platform/i18n/language.ts'

const voices = { en: 'en-US', zh: 'zh-CN' } as const
const isSupported = (): boolean => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window

/** Reads paragraphs aloud with the device's own voice, as long as the page is open. */
export const useSpeech = (paragraphs: readonly string[]) => {
  const { language } = useLanguage()
  const [isSpeaking, setSpeaking] = useState(false)

  const stop = () => {
    window.speechSynthesis.cancel()
    setSpeaking(false)
  }
  // Leaving the page, or reading it in the other language, ends what is being said.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language is what should stop it
  useEffect(() => {
    if (!isSupported()) return undefined
    return () => {
      window.speechSynthesis.cancel()
      setSpeaking(false)
    }
  }, [language])

  const speak = () => {
    window.speechSynthesis.cancel()
    // One paragraph each: browsers fall silent in the middle of a long text.
    const parts = paragraphs.filter((part) => part.trim() !== '')
    for (const [index, part] of parts.entries()) {
      const utterance = new SpeechSynthesisUtterance(part)
      utterance.lang = voices[language]
      if (index === parts.length - 1) utterance.onend = () => setSpeaking(false)
      utterance.onerror = () => setSpeaking(false)
      window.speechSynthesis.speak(utterance)
    }
    setSpeaking(parts.length > 0)
  }
  return { canSpeak: isSupported() && paragraphs.length > 0, isSpeaking, speak, stop }
}
