export { LineFacts } from './line-facts.tsx';
export { TabLine } from './tab-line.tsx';
