import { documentCategories, documentCategoryTitles, type ResourceRow } from '@doselore/contract/resources';
import { IconFiles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CardFilters, CardGrid } from '../../ui/cards/index.ts';
import { ChoiceChips } from '../../ui/choice/index.ts';
import { Page } from '../../ui/page/index.ts';
import { Count } from '../../ui/plural/index.ts';
import { EmptyPanel, LoadingCards, NoMatchPanel, QueryView } from '../../ui/states/index.ts';
import { ResourceCard } from './parts/resource-card.tsx';
import { myResourcesQuery } from './resources.queries.ts';
import { matchesResource, useResourceFilter } from './use-resource-filter.ts';

export function ResourcesScreen() {
  const query = useQuery(myResourcesQuery);
  return (
    <Page lead="Documents for everyone, and documents from your organisation.">
      <QueryView query={query} loading={<LoadingCards height={200} />} errorTitle="The documents could not be loaded">
        {(resources) =>
          resources.length === 0 ? (
            <EmptyPanel
              icon={IconFiles}
              title="No documents yet"
              message="Documents appear here when your organisation or Doselore publishes them."
            />
          ) : (
            <Resources resources={resources} />
          )
        }
      </QueryView>
    </Page>
  );
}

function Resources({ resources }: { resources: readonly ResourceRow[] }) {
  const { filter, change, clear } = useResourceFilter();
  const used = documentCategories.filter((category) => resources.some((resource) => resource.category === category));
  const shown = resources.filter((resource) => matchesResource(resource, filter));
  return (
    <>
      <CardFilters
        label="Documents"
        chips={
          <ChoiceChips
            label="Category"
            options={[
              { value: '', label: 'All categories' },
              ...used.map((category) => ({ value: category, label: documentCategoryTitles[category] })),
            ]}
            value={filter.category ?? ''}
            onChange={(value) => change('category', value)}
          />
        }
        search={{ label: 'Search the documents', value: filter.text, onChange: (text) => change('q', text) }}
        count={<Count count={shown.length} one="document" many="documents" />}
      />
      {shown.length === 0 ? (
        <NoMatchPanel what="documents" onClear={clear} />
      ) : (
        <CardGrid>
          {shown.map((resource) => (
            <ResourceCard key={resource.id} resource={resource} />
          ))}
        </CardGrid>
      )}
    </>
  );
}
