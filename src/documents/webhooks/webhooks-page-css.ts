/** The look of the webhooks guide: the reader's own fonts and colours, light or dark, from 320 px up. */
export const webhooksPageCss = `
:root{color-scheme:light dark;--line:color-mix(in oklab,CanvasText 16%,Canvas);--soft:color-mix(in oklab,CanvasText 70%,Canvas);--tint:color-mix(in oklab,CanvasText 5%,Canvas);--link:light-dark(#0b57b0,#8ab8ff)}
*{box-sizing:border-box}
html{scroll-padding-top:1.5rem}
body{margin:0;font:1rem/1.6 system-ui,sans-serif;background:Canvas;color:CanvasText;overflow-wrap:anywhere}
a{color:var(--link);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--link);outline-offset:3px;border-radius:2px}
.page{max-width:74rem;margin:0 auto;padding:3rem 1.25rem 6rem;display:grid;grid-template-columns:minmax(0,1fr);gap:0 4rem}
nav ul{list-style:none;margin:2rem 0 0;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
nav a{color:var(--soft);text-decoration:none;display:inline-block;padding:.25rem 0}nav a:hover{color:CanvasText;text-decoration:underline}
h1{font-size:2.25rem;line-height:1.1;margin:0 0 .75rem;letter-spacing:-.025em}
h2{font-size:1.5rem;line-height:1.2;letter-spacing:-.015em;margin:4rem 0 1rem}
h3{font-size:1rem;margin:0}h3.apart{margin-top:2rem}
p{margin:.75rem 0;max-width:68ch}.lead{color:var(--soft);font-size:1.125rem;margin:0}
code,pre{font:.9375rem/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
h3 code{font-weight:600}
p code{background:var(--tint);padding:.1em .3em;border-radius:4px;-webkit-box-decoration-break:clone;box-decoration-break:clone}
pre{margin:1rem 0 0;padding:1rem 1.125rem;background:var(--tint);border:1px solid var(--line);border-radius:8px;overflow-x:auto;overflow-wrap:normal;tab-size:4}
pre.wrap{white-space:pre-wrap;overflow-wrap:anywhere}
pre code{font-size:.875rem}
article{padding:1.75rem 0;border-top:1px solid var(--line)}article p{margin:.375rem 0 0}
.to{color:var(--soft);font-weight:400;font-size:.875rem;margin-left:.75rem;white-space:nowrap}
dl{display:grid;grid-template-columns:minmax(7.5rem,13rem) 1fr;gap:.5rem 1.5rem;margin:1rem 0 0}dd,dt{margin:0}dd{color:var(--soft)}
ol,ul{padding-left:1.25rem;margin:.75rem 0;max-width:68ch}main li{margin:.375rem 0;padding-left:.25rem}
details{border-top:1px solid var(--line);padding:.875rem 0}details:last-of-type{border-bottom:1px solid var(--line)}
summary{cursor:pointer;font-weight:600}summary span{color:var(--soft);font-weight:400;margin-left:.5rem}
@media(min-width:64rem){.page{grid-template-columns:11rem minmax(0,1fr)}header{grid-column:2}nav{grid-row:1/span 2;grid-column:1}nav ul{position:sticky;top:3rem;margin:.5rem 0 0;flex-direction:column;gap:.125rem}main{grid-column:2;max-width:54rem}}
@media(max-width:34rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.75rem}h2{margin-top:3rem}pre{padding:.875rem}.to{display:block;margin:0}}
`;
