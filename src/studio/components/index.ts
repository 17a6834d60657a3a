import type { Component } from "#/model/component";
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
import { toOpticalSizeDeclaration } from "#/studio/typography/optical-size";

/** All component factories, in display order. */
const componentFactories: readonly ((source: ComponentInput) => Component)[] = [
  button,
  link,
  menu,
  badge,
  tag,
  avatar,
  card,
  stat,
  feature,
  pricingCard,
  testimonial,
  input,
  textarea,
  select,
  search,
  checkbox,
  radioGroup,
  switchControl,
  slider,
  formField,
  alert,
  toast,
  progress,
  skeleton,
  emptyState,
  tooltip,
  dialog,
  drawer,
  tabs,
  accordion,
  breadcrumb,
  pagination,
  navigationBar,
  sidebar,
  footer,
  table,
  dataList,
  chart,
  codeBlock,
];

/** Creates the components of a system, in the style of its direction and with its brief's words. */
export function createComponents(source: ComponentSource): Component[] {
  const prepared = createComponentInput(source);
  const opticalSizeDeclaration = toOpticalSizeDeclaration(prepared.tokens);
  const components = componentFactories.map((createComponent) => createComponent(prepared));
  return opticalSizeDeclaration === ""
    ? components
    : components.map((one) => ({ ...one, css: `${one.css}.lv-${one.slug} { ${opticalSizeDeclaration} }\n` }));
}
