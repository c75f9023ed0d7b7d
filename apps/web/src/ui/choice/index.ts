export { ChoiceChips } from './choice-chips.tsx';
export { ChoiceList } from './choice-list.tsx';
export { SearchSelect, useSearchText } from './search-select.tsx';
