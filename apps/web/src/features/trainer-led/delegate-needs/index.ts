export { NeedsCard } from './needs-card.tsx';
export { NeedsDialogue } from './needs-dialogue.tsx';
export { NeedsList, needsNotice } from './needs-list.tsx';
