import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";
import type { Element } from "#/audit/parse-markup";

const roles = new Set(
  (
    "alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox " +
    "comment complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic " +
    "grid gridcell group heading img image insertion link list listbox listitem log main mark marquee math menu menubar " +
    "menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio " +
    "radiogroup region row rowgroup rowheader scrollbar search searchbox sectionfooter sectionheader separator slider " +
    "spinbutton status strong subscript suggestion superscript switch tab table tablist tabpanel term textbox time " +
    "timer toolbar tooltip tree treegrid treeitem graphics-document graphics-object graphics-symbol"
  ).split(" "),
);
const knownAttributes = new Set(
  (
    "activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount colindex " +
    "colindextext colspan controls current describedby description details disabled dropeffect errormessage expanded " +
    "flowto grabbed haspopup hidden invalid keyshortcuts label labelledby level live modal multiline multiselectable " +
    "orientation owns placeholder posinset pressed readonly relevant required roledescription rowcount rowindex " +
    "rowindextext rowspan selected setsize sort valuemax valuemin valuenow valuetext"
  ).split(" "),
);
const booleanAttributes = new Set("atomic busy disabled modal multiline multiselectable readonly required".split(" "));
const tristateAttributes = new Set("checked expanded hidden pressed selected".split(" "));
const idReferenceAttributes = new Set("labelledby describedby".split(" "));

/** WAI-ARIA 1.3. */
export const ariaValid: MarkupRule = {
  id: "aria-valid",
  summary: "Roles, ARIA attributes and their values are valid, and referenced ids exist.",
  severity: "error",
  safety: false,
  reads: "markup",
  *check({ markups }) {
    for (const markup of markups) {
      const ids = new Set(markup.elements.map(({ attributes }) => attributes.get("id")));
      for (const element of markup.elements)
        for (const fault of findFaults(element, ids)) yield { location: locateElement(markup, element), ...fault };
    }
  },
};

function* findFaults({ attributes }: Element, ids: ReadonlySet<string | undefined>) {
  const explicitRoles = (attributes.get("role") ?? "").trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (explicitRoles.length > 0 && !explicitRoles.some((role) => roles.has(role) || role.startsWith("doc-")))
    yield { message: `"${explicitRoles[0]}" is not an ARIA role.`, fix: "Use a role from WAI-ARIA, or remove the attribute." };
  for (const [attribute, value] of attributes) {
    if (!attribute.startsWith("aria-")) continue;
    const name = attribute.slice(5);
    const lowerCase = value.trim().toLowerCase();
    if (!knownAttributes.has(name)) yield { message: `${attribute} is not an ARIA attribute.`, fix: "Remove it." };
    else if (booleanAttributes.has(name) && lowerCase !== "true" && lowerCase !== "false")
      yield { message: `"${lowerCase}" is not a valid value of ${attribute}.`, fix: "Use true or false." };
    else if (tristateAttributes.has(name) && !["true", "false", "mixed", "undefined"].includes(lowerCase))
      yield { message: `"${lowerCase}" is not a valid value of ${attribute}.`, fix: "Use true or false." };
    else if (idReferenceAttributes.has(name))
      for (const id of value.split(/\s+/))
        if (id && !ids.has(id))
          yield {
            message: `${attribute} refers to the id ${id}, which does not exist.`,
            fix: `Add id="${id}" to the element with the text.`,
          };
  }
}
