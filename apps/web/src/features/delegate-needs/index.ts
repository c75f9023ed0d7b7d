export { NeedsCard } from './needs-card.tsx';
export { NeedsDialogue } from './needs-dialogue.tsx';
