export { AchievementScreen } from './achievement-screen.tsx';
export { BadgeCheck } from './badge-check.tsx';
export { GetBadge } from './get-badge.tsx';
