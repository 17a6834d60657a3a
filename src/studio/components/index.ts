import type { Component, ComponentVariant } from "#/model/component";
import { replaceTexts } from "#/studio/adjustments/replace-texts";
import { createTextLookup, noTextEdits, type TextLookup } from "#/studio/adjustments/text-edits";
import { accordion } from "#/studio/components/accordion";
import { alert } from "#/studio/components/alert";
import { avatar } from "#/studio/components/avatar";
import { badge } from "#/studio/components/badge";
import { breadcrumb } from "#/studio/components/breadcrumb";
import { button } from "#/studio/components/button";
import { card } from "#/studio/components/card";
import { chart } from "#/studio/components/chart";
import { checkbox } from "#/studio/components/checkbox";
import { codeBlock } from "#/studio/components/code-block";
import { createComponentInput, type ComponentInput, type ComponentSource } from "#/studio/components/component-input";
import { dataList } from "#/studio/components/data-list";
import { dialog } from "#/studio/components/dialog";
import { drawer } from "#/studio/components/drawer";
import { emptyState } from "#/studio/components/empty-state";
import { feature } from "#/studio/components/feature";
import { footer } from "#/studio/components/footer";
import { formField } from "#/studio/components/form-field";
import { input } from "#/studio/components/input";
import { link } from "#/studio/components/link";
import { menu } from "#/studio/components/menu";
import { navigationBar } from "#/studio/components/navigation-bar";
import { pagination } from "#/studio/components/pagination";
import { pricingCard } from "#/studio/components/pricing-card";
import { progress } from "#/studio/components/progress";
import { radioGroup } from "#/studio/components/radio-group";
import { search } from "#/studio/components/search";
import { select } from "#/studio/components/select";
import { sidebar } from "#/studio/components/sidebar";
import { skeleton } from "#/studio/components/skeleton";
import { slider } from "#/studio/components/slider";
import { stat } from "#/studio/components/stat";
import { switchControl } from "#/studio/components/switch";
import { table } from "#/studio/components/table";
import { tabs } from "#/studio/components/tabs";
import { tag } from "#/studio/components/tag";
import { testimonial } from "#/studio/components/testimonial";
import { textarea } from "#/studio/components/textarea";
import { toast } from "#/studio/components/toast";
import { tooltip } from "#/studio/components/tooltip";
import { hoverCard } from "#/studio/components/hover-card";
import { kbd } from "#/studio/components/kbd";
import { numberField } from "#/studio/components/number-field";
import { oneTimeCode } from "#/studio/components/one-time-code";
import { popover } from "#/studio/components/popover";
import { rating } from "#/studio/components/rating";
import { separator } from "#/studio/components/separator";
import { stepper } from "#/studio/components/stepper";
import { timeline } from "#/studio/components/timeline";
import { toggle } from "#/studio/components/toggle";
import { calendar } from "#/studio/components/calendar";
import { carousel } from "#/studio/components/carousel";
import { combobox } from "#/studio/components/combobox";
import { command } from "#/studio/components/command";
import { contextMenu } from "#/studio/components/context-menu";
import { fileUpload } from "#/studio/components/file-upload";
import { menubar } from "#/studio/components/menubar";
import { navigationMenu } from "#/studio/components/navigation-menu";
import { resizable } from "#/studio/components/resizable";
import { scrollArea } from "#/studio/components/scroll-area";
import { tree } from "#/studio/components/tree";
import { toOpticalSizeDeclaration } from "#/studio/typography/optical-size";

/** All component factories, in display order. */
const componentFactories: readonly ((source: ComponentInput) => Component)[] = [
  button,
  link,
  toggle,
  menu,
  contextMenu,
  menubar,
  badge,
  tag,
  avatar,
  separator,
  scrollArea,
  resizable,
  kbd,
  card,
  stat,
  feature,
  pricingCard,
  testimonial,
  timeline,
  carousel,
  input,
  numberField,
  oneTimeCode,
  textarea,
  select,
  combobox,
  search,
  command,
  checkbox,
  radioGroup,
  switchControl,
  slider,
  rating,
  calendar,
  fileUpload,
  formField,
  alert,
  toast,
  progress,
  skeleton,
  emptyState,
  tooltip,
  popover,
  hoverCard,
  dialog,
  drawer,
  tabs,
  accordion,
  breadcrumb,
  pagination,
  stepper,
  navigationBar,
  navigationMenu,
  sidebar,
  tree,
  footer,
  table,
  dataList,
  chart,
  codeBlock,
];

/** The components that are cards, whose surface can be chosen apart from all others. */
const cardFactories: ReadonlySet<(source: ComponentInput) => Component> = new Set([
  card,
  pricingCard,
  testimonial,
  carousel,
  dataList,
  skeleton,
]);

function editTexts(component: Component, findText: TextLookup): Component {
  if (findText === noTextEdits) return component;
  const [first, ...rest] = component.variants;
  const edit = (variant: ComponentVariant) => ({ ...variant, html: replaceTexts(variant.html, findText) });
  return { ...component, variants: [edit(first), ...rest.map(edit)] };
}

/** Creates the components of a system, in the style of its direction and with its brief's words. */
export function createComponents(source: ComponentSource): Component[] {
  const prepared = createComponentInput(source);
  const { cardDepth } = source.direction;
  const preparedForCards =
    cardDepth === undefined ? prepared : { ...prepared, direction: { ...source.direction, depth: cardDepth } };
  const findText = createTextLookup(source.adjustments);
  const opticalSizeDeclaration = toOpticalSizeDeclaration(prepared.tokens);
  const components = componentFactories.map((createComponent) =>
    editTexts(createComponent(cardFactories.has(createComponent) ? preparedForCards : prepared), findText),
  );
  return opticalSizeDeclaration === ""
    ? components
    : components.map((one) => ({ ...one, css: `${one.css}.lv-${one.slug} { ${opticalSizeDeclaration} }\n` }));
}
