import { viewerProblems } from '@fairlead/contract/identity/identity.errors.ts'
import type { UserInfo } from '@fairlead/contract/identity/identity.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import { consoleAbilitiesOf } from './console.policy.ts'
import { displayName } from './display-name.ts'
import { maskedPhone } from './masked-address.ts'
import { canEndorse, maySpeak } from './viewer.policy.ts'
import type { Viewer } from './viewer.ts'

const SSO_ON_THE_WIRE = 2

const speakHints = {
  yes: undefined,
  unverified: viewerProblems.unverified,
  'sso-without-phone': viewerProblems.ssoWithoutPhone,
}

export const presentViewer = (viewer: Viewer, language: Language): UserInfo => {
  const verdict = maySpeak(viewer)
  const endorses = canEndorse(viewer)
  return {
    userId: viewer.userId,
    userName: viewer.login,
    realname: displayName(viewer, language),
    studentId: viewer.studentId,
    enterpriseId: viewer.enterprise.id,
    enterpriseName: inLanguage(viewer.enterprise.name, language),
    enterpriseClassId: viewer.enterpriseClass?.id ?? null,
    enterpriseClassName: viewer.enterpriseClass ? inLanguage(viewer.enterpriseClass.name, language) : '',
    enterpriseUserId: viewer.enterpriseUserId,
    department: inLanguage(viewer.department, language),
    position: inLanguage(viewer.position, language),
    avatar: viewer.avatarUrl,
    phone: maskedPhone(viewer.phone),
    sso: viewer.cameBySso ? SSO_ON_THE_WIRE : 0,
    rootViptypeId: viewer.membership.typeId,
    tier: viewer.membership.tier,
    tierName: inLanguage(viewer.membership.name, language),
    lrsEnterpriseId: viewer.enterprise.id,
    language: viewer.language,
    appearance: viewer.appearance,
    opensInPlace: viewer.enterprise.settings.opensInPlace,
    noAccessVariant: viewer.enterprise.settings.noAccessVariant,
    abilities: {
      canSpeak: verdict === 'yes',
      speakHint: speakHints[verdict]?.text[language] ?? '',
      canEndorse: endorses,
      endorseHint: endorses ? '' : viewerProblems.needsMembership.text[language],
      console: consoleAbilitiesOf(viewer),
      canCreateDiscussion: viewer.membership.createsDiscussions,
      canCreateCommunity: viewer.membership.createsCommunities,
      canUseCustomThemes: viewer.membership.customThemes,
    },
  }
}
