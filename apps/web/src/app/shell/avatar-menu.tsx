import type { UserInfo } from '@fairlead/contract/identity/identity.schema.ts'
import { Menu, UnstyledButton } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import IconAnchor from '@tabler/icons-react/dist/esm/icons/IconAnchor.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { Link } from '@tanstack/react-router'
import { IdentityMenu } from '../../features/enterprises/public.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useOpenSections } from '../../platform/routing/console-sections.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx'
import { leave } from '../leave.ts'
import { AppearanceChoice } from './appearance-choice.tsx'
import classes from './avatar-menu.module.css'
import { builtMenuDestinations } from './destinations.ts'
import { shellText } from './shell.text.ts'

interface AvatarMenuProps {
  userInfo: UserInfo
  /** Only the face; the name is still said. */
  compact?: boolean
}

export function AvatarMenu({ userInfo, compact = false }: AvatarMenuProps) {
  const t = useText(shellText)
  const managesSomething = useOpenSections().length > 0
  const { realname, userId, avatar, enterpriseName, department, position } = userInfo
  const role = [department, position].filter(Boolean).join(' | ')
  return (
    <ThemeProvider>
      <Menu
        position={compact ? 'bottom-start' : 'bottom-end'}
        width={260}
        radius="lg"
        shadow="md"
        // Inside the banner and without Mantine's empty focus stop, both for screen readers.
        withinPortal={false}
        withInitialFocusPlaceholder={false}
        classNames={classes}
      >
        <Menu.Target>
          <UnstyledButton className={classes.target}>
            <Avatar name={realname} seed={userId} src={avatar} size="small" />
            <span className={classes.who} data-compact={compact}>
              <span className={classes.name}>{realname}</span>
              <span className={classes.enterprise}>
                {enterpriseName}
                <IconChevronDown size={12} />
              </span>
              <span className={classes.unseen}>{t('menu.label')}</span>
            </span>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={classes.person}>
            <Avatar name={realname} seed={userId} src={avatar} />
            <div>
              <span className={classes.name}>{realname}</span>
              <span className={classes.enterprise}>{enterpriseName}</span>
              {role && <span className={classes.enterprise}>{role}</span>}
            </div>
          </div>
          {builtMenuDestinations.map(({ id, path, label }) => (
            <Menu.Item key={id} component={Link} to={path} className={classes.phoneOnly}>
              {t(label)}
            </Menu.Item>
          ))}
          <Menu.Item component={Link} to="/personalCenter" leftSection={<IconUser size={18} />}>
            {t('menu.profile')}
          </Menu.Item>
          <IdentityMenu />
          <Menu.Divider />
          <Menu.Item component={Link} to="/member" leftSection={<IconAnchor size={18} />}>
            {t('menu.membership')}
          </Menu.Item>
          {managesSomething && (
            <Menu.Item component={Link} to="/console" leftSection={<IconAdjustmentsHorizontal size={18} />}>
              {t('menu.console')}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Label>{t('menu.appearance')}</Menu.Label>
          <AppearanceChoice />
          <Menu.Divider />
          <Menu.Item component={Link} to="/serviceAgreement">
            {t('menu.agreement')}
          </Menu.Item>
          <Menu.Item component={Link} to="/privacyStatement">
            {t('menu.privacy')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => void leave()}>
            {t('menu.signOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </ThemeProvider>
  )
}
