import type { CourseDefinition, ScoDefinition } from './course-types.ts';
import { escapeMarkup, scriptJson } from './escape.ts';
import type { Page } from './fragments.ts';
import { partLabel, scoData } from './sco-data.ts';

const mark = `<svg class="mark" width="28" height="28" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
<path d="M5 4h11.5C23.4 4 28 9.2 28 16s-4.6 12-11.5 12H5a1.6 1.6 0 0 1-1.6-1.6V5.6A1.6 1.6 0 0 1 5 4Z" fill="#FCB659"/>
<path d="M15.6 4h1C23.4 4 28 9.2 28 16s-4.6 12-11.4 12h-1Z" fill="#FFFFFF" fill-opacity=".42"/>
<path d="M7.4 11.2h5.2M7.4 16h5.2M7.4 20.8h3" stroke="#003634" stroke-width="2" stroke-linecap="round"/></svg>`;

/** Returns one SCO as a static page. It contains every teaching page, and the player shows one at a time. */
export function scoDocument(course: CourseDefinition, sco: ScoDefinition, pages: readonly Page[]): string {
  const part = partLabel(course, sco);
  const data = scoData(course, sco, pages);
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(course.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="../shell/tokens.css">
<link rel="stylesheet" href="../shell/layout.css">
<link rel="stylesheet" href="../shell/teaching.css">
<link rel="stylesheet" href="../shell/blocks.css">
<link rel="stylesheet" href="../shell/quiz.css">
</head>
<body data-hue="${course.hue}">
<a class="skip" href="#page">Skip to the page</a>
<header class="frame">
<div class="frame-inner">
${mark}
<p class="course-name">${escapeMarkup(course.title)}${part ? `<span class="part">${escapeMarkup(part)}</span>` : ''}</p>
<p class="progress"><span id="progress-text">${data.pages.length} pages</span><span id="blister" class="blister" aria-hidden="true"></span></p>
</div>
</header>
<main id="page" tabindex="-1">
<div id="notice" class="notice" role="status" hidden></div>
<noscript><p class="notice">This course needs JavaScript. Please turn it on, then open the course again.</p></noscript>
${pages.map((page) => `<section class="page" data-page="${page.id}" hidden>\n${page.html}\n</section>`).join('\n')}
<section class="page" data-page="quiz" hidden></section>
<section class="page closing" data-page="closing" hidden></section>
</main>
<nav id="steps" class="steps" aria-label="Pages" hidden>
<div class="steps-inner"><button type="button" id="previous" class="button quiet">Previous</button><span class="steps-note" id="steps-note"></span><button type="button" id="next" class="button">Next</button></div>
</nav>
<script type="application/json" id="sco-data">${scriptJson(data)}</script>
<script type="module" src="../shell/player.js"></script>
</body>
</html>
`;
}
