import { createContext } from 'react';

/** The record that the forms of a dialogue are about. Empty for forms of a page. */
export const FormSubject = createContext('');
