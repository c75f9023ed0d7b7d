import type { ComponentType } from 'react';
import { besideForm } from './beside-form.tsx';

/**
 * Forms of learners with their explanations. This script names the files of forms that no other page needs, so that the first
 * script of every visit does not.
 */
const beside = async (screen: Promise<ComponentType>) => ({ Component: besideForm(await screen) });

export const cpdForm = () => beside(import('../../features/learning/cpd/index.ts').then((m) => m.CpdRecordScreen));
export const externalForm = () =>
  beside(import('../../features/learning/external-courses/index.ts').then((m) => m.ExternalEntryScreen));
