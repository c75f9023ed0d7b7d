import { loadNotificationsScreen } from '../../features/site/notifications/index.ts';
// In the first script, because they cannot be loaded when they are needed.
import { MaintenanceScreen, NetworkConnectivityScreen } from '../../features/site/site-status/interruptions/index.ts';
import { defineRoutes } from '../../platform/routes/index.ts';
import { loadedAlready } from '../../platform/scripts/index.ts';

// The login page loads alone.
const login = () => import('../../features/site/auth/login/index.ts');
const offlineMarks = () => import('../../features/trainer-led/course-register/offline-marks/index.ts');
const auth = () => import('../../features/site/auth/index.ts');
const account = () => import('../../features/people/account/index.ts');
const siteStatus = () => import('../../features/site/site-status/index.ts');

export const publicRoutes = defineRoutes('public', [
  {
    name: 'login',
    path: '/login',
    title: 'Log in',
    open: true,
    enter: (client) => login().then((m) => m.enterLogin(client)),
    screen: () => login().then((m) => ({ Component: m.LoginScreen })),
  },
  {
    name: 'signout',
    path: '/signout',
    title: 'You could not be signed out',
    open: true,
    enter: async (client) => {
      const staying = await (await offlineMarks()).stayForMarks(client);
      return staying ?? (await auth()).signOut(client);
    },
    screen: () => auth().then((m) => ({ Component: m.SignOutScreen })),
  },
  {
    name: 'forgotten-password',
    path: '/forgotten-password',
    title: 'Forgotten password',
    open: true,
    screen: () => auth().then((m) => ({ Component: m.ForgottenPasswordScreen })),
  },
  {
    name: 'password-reset',
    path: '/password/reset',
    title: 'Choose a new password',
    open: true,
    screen: () => auth().then((m) => ({ Component: m.ResetPasswordScreen })),
  },
  {
    name: 'accept-invite',
    path: '/accept-invite/:token',
    title: 'Set up your account',
    open: true,
    screen: () => auth().then((m) => ({ Component: m.AcceptInviteScreen })),
  },
  {
    name: 'provisional-account',
    path: '/provisional-account',
    title: 'Complete your account',
    open: true,
    screen: () => auth().then((m) => ({ Component: m.ProvisionalAccountScreen })),
  },
  {
    name: 'set-up-two-step',
    path: '/set-up-two-step',
    title: 'Set up two-step verification',
    open: true,
    screen: () => account().then((m) => ({ Component: m.TwoStepScreen })),
  },
  {
    name: 'confirm-email',
    path: '/confirm-email/:tokenId/:tokenKey',
    title: 'Confirm your email address',
    open: true,
    screen: () => account().then((m) => ({ Component: m.ConfirmEmailScreen })),
  },
  {
    name: 'member-name-change',
    path: '/member-name-change/confirmation-token/:tokenId/:tokenKey/:action',
    title: 'Change of name',
    open: true,
    screen: () => account().then((m) => ({ Component: m.NameChangeScreen })),
  },
  {
    name: 'not-found',
    path: '/404',
    title: 'Page not found',
    open: true,
    screen: () => siteStatus().then((m) => ({ Component: m.NotFoundScreen })),
  },
  {
    name: 'maintenance',
    path: '/503',
    title: 'Maintenance',
    open: true,
    screen: loadedAlready({ Component: MaintenanceScreen }),
  },
  {
    name: 'network-connectivity',
    path: '/network-connectivity',
    title: 'No connection',
    open: true,
    screen: loadedAlready({ Component: NetworkConnectivityScreen }),
  },
  {
    name: 'outbox',
    path: '/outbox',
    title: 'Outbox',
    frame: 'general',
    open: true,
    screen: () => siteStatus().then((m) => ({ Component: m.OutboxScreen })),
  },
  {
    name: 'faq',
    path: '/faq',
    title: 'Frequently asked questions',
    frame: 'general',
    open: true,
    screen: () => import('./faq-screen.tsx').then((m) => ({ Component: m.FaqScreen })),
  },
  {
    name: 'privacy-policy',
    path: '/privacy-policy',
    title: 'Privacy policy',
    frame: 'general',
    open: true,
    screen: () => import('./privacy-policy-screen.tsx').then((m) => ({ Component: m.PrivacyPolicyScreen })),
  },
  {
    name: 'terms-and-conditions',
    path: '/terms-and-conditions',
    title: 'Terms and conditions',
    frame: 'general',
    open: true,
    screen: () => import('./terms-screen.tsx').then((m) => ({ Component: m.TermsScreen })),
  },
  {
    name: 'notifications',
    path: '/notifications',
    title: 'Notifications',
    frame: 'general',
    permission: 'notifications.own',
    permissionLevel: 'mixedAdmin',
    keywords: ['bell', 'messages'],
    screen: loadNotificationsScreen,
  },
  {
    name: 'check-certificate',
    path: '/check-certificate/:code?',
    title: 'Check a certificate',
    frame: 'general',
    open: true,
    screen: () =>
      import('../../features/certificates/certificates/index.ts').then((m) => ({
        Component: m.CheckCertificateScreen,
      })),
  },
  {
    name: 'achievement',
    path: '/achievements/:productType/:productId/:version',
    title: 'Achievement',
    frame: 'general',
    open: true,
    screen: () =>
      import('../../features/certificates/badges/index.ts').then((m) => ({ Component: m.AchievementScreen })),
  },
  {
    name: 'icons',
    path: '/icons',
    title: 'Component gallery',
    frame: 'general',
    open: true,
    screen: () =>
      import('./gallery-page.ts')
        .then((m) => m.componentGallery())
        .then((m) => ({ Component: m.ComponentGalleryScreen })),
  },
]);
