export { DeclinedCard } from './declined-card.tsx';
export { DelegateChoicesScreen } from './delegate-choices-screen.tsx';
export { DelegateInfoScreen } from './delegate-info-screen.tsx';
export { WaitingListCard } from './waiting-list-card.tsx';
