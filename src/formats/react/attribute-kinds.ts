/**
 * What the types of React want as the value of an attribute: any text, a number, a mark that is
 * there or not, or one of some words.
 */
export type AttributeKind = "text" | "number" | "flag" | readonly string[];

/** An attribute of HTML as JSX has it: `colspan` → `colSpan`, a number. */
export type KnownAttribute = { readonly name: string; readonly kind: AttributeKind };

const booleanValues = ["true", "false"];

/**
 * Lines of `element …: attribute=jsxName kind …`; the elements of the first line are all. A kind is
 * `text` where none is named; words are joined by `|`.
 */
const table = `*: class=className id title lang dir slot part role rel itemprop=itemProp itemid=itemID itemref=itemRef itemtype=itemType accesskey=accessKey hidden:flag inert:flag autofocus=autoFocus:flag itemscope=itemScope:flag tabindex=tabIndex:number translate:yes|no draggable:true|false spellcheck=spellCheck:true|false contenteditable=contentEditable:true|false|plaintext-only enterkeyhint=enterKeyHint:enter|done|go|next|previous|search|send inputmode=inputMode:none|text|tel|url|email|numeric|decimal|search popover:auto|manual|hint popovertarget=popoverTarget popovertargetaction=popoverTargetAction:toggle|show|hide
a area: href target hreflang=hrefLang type media ping
area img: alt
area: coords shape
blockquote q del ins: cite
del ins time: datetime=dateTime
button input select textarea fieldset optgroup option: disabled:flag
button input select textarea fieldset output meter: form
button input select textarea fieldset output form details map: name
button: type:submit|reset|button
button data li meter option progress: value
input: type accept alt list max maxlength=maxLength:number min minlength=minLength:number multiple:flag pattern placeholder readonly=readOnly:flag required:flag size:number src step width height value checked:flag
input select textarea form: autocomplete=autoComplete
textarea: cols:number rows:number maxlength=maxLength:number minlength=minLength:number placeholder readonly=readOnly:flag required:flag wrap
select: multiple:flag required:flag size:number
option optgroup: label
label output: for=htmlFor
form: action method enctype=encType novalidate=noValidate:flag target accept-charset=acceptCharset
progress meter: max
meter: min high:number low:number optimum:number
img: src srcset=srcSet sizes width height usemap=useMap loading:eager|lazy decoding:async|auto|sync
source: src srcset=srcSet sizes media type width height
video audio: src controls:flag loop:flag muted:flag autoplay=autoPlay:flag preload
video: poster width height playsinline=playsInline:flag
track: src kind label srclang=srcLang default:flag
td th: colspan=colSpan:number rowspan=rowSpan:number headers scope
th: abbr
col colgroup: span:number
ol: reversed:flag start:number type:1|a|A|i|I
details: name open:flag
dialog: open:flag closedby:any|closerequest|none
canvas: width height`;

const attributesByElement = new Map<string, Map<string, KnownAttribute>>();
for (const line of table.split("\n")) {
  const [elements = "", attributes = ""] = line.split(": ");
  for (const element of elements.split(" ")) {
    const elementAttributes = attributesByElement.get(element) ?? new Map<string, KnownAttribute>();
    attributesByElement.set(element, elementAttributes);
    for (const entry of attributes.split(" ")) {
      const [names = "", kindText = "text"] = entry.split(":");
      const [name = "", jsx = name] = names.split("=");
      elementAttributes.set(name, {
        name: jsx,
        kind: kindText === "text" || kindText === "number" || kindText === "flag" ? kindText : kindText.split("|"),
      });
    }
  }
}

/** An attribute of HTML as JSX has it, if it has one of that name on that element. */
export const findHtmlAttribute = (element: string, name: string): KnownAttribute | undefined =>
  attributesByElement.get(element)?.get(name) ?? attributesByElement.get("*")?.get(name);

const ariaEnumerations: Readonly<Record<string, readonly string[]>> = {
  autocomplete: ["none", "inline", "list", "both"],
  checked: [...booleanValues, "mixed"],
  current: [...booleanValues, "page", "step", "location", "date", "time"],
  haspopup: [...booleanValues, "menu", "listbox", "tree", "grid", "dialog"],
  invalid: [...booleanValues, "grammar", "spelling"],
  live: ["off", "assertive", "polite"],
  orientation: ["horizontal", "vertical"],
  pressed: [...booleanValues, "mixed"],
  relevant: ["additions", "additions removals", "additions text", "all", "removals", "text"],
  sort: ["none", "ascending", "descending", "other"],
};
const ariaBooleanAttributes = new Set(
  "atomic busy disabled expanded hidden modal multiline multiselectable readonly required selected".split(" "),
);
const ariaNumberAttributes = new Set(
  "colcount colindex colspan level posinset rowcount rowindex rowspan setsize valuemax valuemin valuenow".split(" "),
);
const ariaTextAttributes = new Set(
  "label labelledby describedby controls owns details errormessage activedescendant keyshortcuts placeholder roledescription valuetext description".split(
    " ",
  ),
);

/** What the value of an ARIA attribute is; undefined for one that the types do not know. */
export function getAriaKind(name: string): AttributeKind | undefined {
  const shortName = name.replace(/^aria-/, "");
  if (ariaTextAttributes.has(shortName)) return "text";
  if (ariaNumberAttributes.has(shortName)) return "number";
  return ariaBooleanAttributes.has(shortName) ? booleanValues : ariaEnumerations[shortName];
}
