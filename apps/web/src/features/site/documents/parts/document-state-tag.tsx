import { type DocumentState, documentStateWords } from '@doselore/contract/documents';
import { Tag } from '../../../../ui/course/index.ts';

export function DocumentStateTag({ state }: { state: DocumentState }) {
  const words = documentStateWords[state];
  if (state === 'published') return <Tag hue="leaf">{words}</Tag>;
  return state === 'ended' ? <Tag hue="amber">{words}</Tag> : <Tag>{words}</Tag>;
}
