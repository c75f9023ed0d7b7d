export { type Switched, SwitchList, useSwitchList } from './switch-list.tsx';
