import { type ImportDetail, type ImportKind, type ImportStep, importSteps, stepOf } from '@doselore/contract/imports';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { useRouteId } from '../../../platform/routes/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { Wizard } from '../../../ui/wizard/index.ts';
import { listQuery, type OneList } from './imports.queries.ts';
import { CheckStep } from './parts/check-step.tsx';
import { MatchStep } from './parts/match-step.tsx';
import { ProgressStep } from './parts/progress-step.tsx';
import { ResultStep } from './parts/result-step.tsx';
import { useImportPlace } from './use-import-place.ts';
import { steps } from './words.ts';

export const ImportNewScreen = () => <ImportScreen kind="new" />;
export const ImportDelegatesScreen = () => <ImportScreen kind="delegates" />;
export const ImportEditsScreen = () => <ImportScreen kind="edit" />;
export const ImportResultsScreen = () => <ImportScreen kind="paper-results" />;
export const ImportEntriesScreen = () => <ImportScreen kind="external-entries" />;

const isStep = (text: string | undefined): text is ImportStep => importSteps.some((step) => step === text);

/** Steps of one uploaded list. Steps that are over or not open yet redirect to the current one. */
function ImportScreen({ kind }: { kind: ImportKind }) {
  const { place, toStep, toUpload } = useImportPlace(kind);
  const { name, names } = usePlaceNames();
  const navigate = useNavigate();
  const { step } = useParams();
  const importId = useRouteId('importId') ?? 0;
  const query = useQuery(listQuery(place, importId));
  const one: OneList = { place, importId };

  const show = (list: ImportDetail) => {
    const furthest = stepOf(list.state);
    const isOpen = isStep(step) && (step === furthest || (furthest === 'check' && step === 'match'));
    if (!isOpen) return <Navigate replace to={toStep(importId, furthest)} />;
    const canGoBack = step === 'match' || step === 'check';
    const goTo = (key: string) => void navigate(isStep(key) ? toStep(importId, key) : toUpload);
    return (
      <Wizard steps={steps} current={step} {...(canGoBack ? { onGoTo: goTo } : {})}>
        {step === 'match' && <MatchStep key={list.head_row} one={one} list={list} onMatched={() => goTo('check')} />}
        {step === 'check' && <CheckStep one={one} list={list} onStarted={() => goTo('import')} />}
        {step === 'import' && <ProgressStep list={list} />}
        {step === 'result' && <ResultStep one={one} list={list} />}
      </Wizard>
    );
  };
  return (
    <Page
      context={name}
      names={names}
      lead={query.data && [query.data.results?.title, query.data.file_name].filter(Boolean).join(': ')}
    >
      <QueryView query={query}>{show}</QueryView>
    </Page>
  );
}
