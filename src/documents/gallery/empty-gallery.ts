import { html, type Markup } from "#/kernel/markup";

/** What stands in the gallery before the first system is published: what to type. */
export const emptyGallery: Markup = html`<div class="empty"><ol>
<li><span>Look around first: ready-made brands, a sign-in and a key.</span><code>livery demo</code></li>
<li><span>Make a system from a brief of your own and publish it.</span><code>livery generate BRIEF.json --approve --publish</code></li>
</ol></div>
`;
