import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import { useText } from '../../platform/i18n/use-text.ts'
import { shellText } from './shell.text.ts'

const choices = [
  { scheme: 'auto', label: 'menu.auto', icon: IconDeviceDesktop },
  { scheme: 'light', label: 'menu.light', icon: IconSun },
  { scheme: 'dark', label: 'menu.dark', icon: IconMoon },
] as const satisfies readonly { scheme: MantineColorScheme; label: string; icon: unknown }[]

export function AppearanceChoice() {
  const t = useText(shellText)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return choices.map(({ scheme, label, icon: Icon }) => (
    <Menu.Item
      key={scheme}
      role="menuitemradio"
      aria-checked={scheme === colorScheme}
      leftSection={<Icon size={18} />}
      rightSection={scheme === colorScheme && <IconCheck size={16} />}
      closeMenuOnClick={false}
      onClick={() => setColorScheme(scheme)}
    >
      {t(label)}
    </Menu.Item>
  ))
}
