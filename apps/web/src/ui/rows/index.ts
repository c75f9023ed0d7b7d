export { type RowInputs, RowsField } from './rows-field.tsx';
export { rowsInWords } from './rows-in-words.ts';
