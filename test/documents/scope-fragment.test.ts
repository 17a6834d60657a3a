import { expect, test } from "bun:test";
import { scopeFragment } from "#/documents/scope-fragment";

test("ids and their references get the same suffix", () => {
  const fragment =
    '<label for="a">A</label><input id="a" list="l" aria-describedby="h e"><datalist id="l"></datalist><p ' +
    'id="h"></p><p id="e"></p><a href="#a">a</a>';
  expect(scopeFragment(fragment, "-2", "Dark")).toBe(
    '<label for="a-2">A</label><input id="a-2" list="l-2" aria-describedby="h-2 e-2"><datalist ' +
      'id="l-2"></datalist><p id="h-2"></p><p id="e-2"></p><a href="#a-2">a</a>',
  );
});

test("radio and disclosure groups get a suffix, other names do not", () => {
  const fragment = '<input type="radio" name="plan"><details name="faq"></details><a name="x" href="/p#a"></a>';
  expect(scopeFragment(fragment, "-2", "Dark")).toBe(
    '<input type="radio" name="plan-2"><details name="faq-2"></details><a name="x" href="/p#a"></a>',
  );
});

test("drawings refer to their own gradients and symbols", () => {
  const fragment = '<svg><defs><linearGradient id="g"/></defs><path id="p" fill="url(#g)"/><use href="#p"/></svg>';
  expect(scopeFragment(fragment, "-2", "Dark")).toContain('<path id="p-2" fill="url(#g-2)" /><use href="#p-2" />');
});

test("landmarks of the same kind get different names", () => {
  expect(scopeFragment('<nav aria-label="Main"></nav><a aria-label="Home" href="/"></a>', "-2", "Default, dark")).toBe(
    '<nav aria-label="Main (Default, dark)"></nav><a aria-label="Home" href="/"></a>',
  );
});

test("text that looks like attributes is unchanged", () => {
  const fragment = '<code>id=&quot;a&quot; for="b"</code>';
  expect(scopeFragment(fragment, "-2", "Dark")).toBe(fragment);
});
