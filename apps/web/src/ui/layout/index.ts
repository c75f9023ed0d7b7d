export { Card } from './card.tsx';
export { DemoBanner } from './demo-banner.tsx';
export { EmailLink } from './email-address.tsx';
export { type Fact, Facts } from './facts.tsx';
export { Notice } from './notice.tsx';
export { recordFacts } from './record-facts.ts';
export { SkipLink } from './skip-link.tsx';
