import { type MantineColorScheme, Menu } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import { useAppearance } from '../../features/identity/public.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { shellText } from './shell.text.ts'

const choices = [
  { scheme: 'auto', label: 'menu.auto', icon: IconDeviceDesktop },
  { scheme: 'light', label: 'menu.light', icon: IconSun },
  { scheme: 'dark', label: 'menu.dark', icon: IconMoon },
] as const

export function AppearanceChoice() {
  const t = useText(shellText)
  const { appearance, choose } = useAppearance()
  return (
    <Menu.RadioGroup value={appearance} onChange={(scheme) => void choose(scheme as MantineColorScheme)}>
      {choices.map(({ scheme, label, icon: Icon }) => (
        <Menu.RadioItem
          key={scheme}
          value={scheme}
          checkIcon={<IconCheck size={16} />}
          rightSection={<Icon size={18} />}
        >
          {t(label)}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}
