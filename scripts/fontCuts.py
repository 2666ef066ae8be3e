"""
Writes the small cuts of Rubik into `src/ui/design/fonts`, of the letters that `fonts.scss` names for each.

    python3 -m venv <directory> && <directory>/bin/pip install fonttools brotli
    <directory>/bin/python scripts/fontCuts.py

The Latin cut holds the sign of the shekel besides, and the letters of `names.txt` in the forms they have there: what
stands on pages of every language, which would otherwise make each page load the fonts of all three.
"""

import re
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.varLib.instancer import instantiateVariableFont

FULL = Path("node_modules/@fontsource-variable/rubik/files")
CUTS = Path("src/ui/design/fonts")
FACE = re.compile(r"'Rubik Variable';[^}]*?url\('\./fonts/(rubik-\w+)\.woff2'\)[^;]*;\s*unicode-range:([^;]+);")

# The OpenType features that the pages use: kerning, tabular figures, ligatures and Arabic joining.
FEATURES = ["ccmp", "locl", "kern", "liga", "tnum", "init", "medi", "fina", "rlig", "mark", "mkmk"]

SHEKEL = "\u20aa"

# The scripts whose letters look the same everywhere in a word, with their first and last letter.
SAME_EVERYWHERE = {"rubik-hebrew": ("\u05d0", "\u05ea"), "rubik-cyrillic": ("\u0400", "\u04ff")}

# Arabic letters that join only with the preceding letter.
JOINS_BACK_ONLY = set("اأإآدذرزوةىؤ")


def ranges():
    """The letters of each cut."""
    cuts = {}
    for name, listed in FACE.findall(Path("src/ui/design/fonts.scss").read_text("utf8")):
        points = set()
        for first, last in re.findall(r"U\+([\dA-F]+)(?:-([\dA-F]+))?", listed):
            points |= set(range(int(first, 16), int(last or first, 16) + 1))
        cuts[name] = points
    return cuts


def full(name):
    font = TTFont(FULL / f"{name}-wght-normal.woff2", recalcTimestamp=False)
    return instantiateVariableFont(font, {"wght": (400, 700)})


def subset(font, points):
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=points)
    subsetter.subset(font)
    return font


def forms(word):
    """Each letter of an Arabic word with the form it takes there."""
    joins = [letter not in JOINS_BACK_ONLY for letter in word]
    for at, letter in enumerate(word):
        before = at > 0 and joins[at - 1]
        after = at + 1 < len(word) and joins[at]
        yield letter, {(False, True): "init", (True, True): "medi", (True, False): "fina"}.get((before, after))


def substitutions(font, feature):
    table = font["GSUB"].table
    found = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == feature:
            for index in record.Feature.LookupListIndex:
                for step in table.LookupList.Lookup[index].SubTable:
                    found.update(getattr(step, "mapping", {}))
    return found


def with_parts(font, glyph):
    yield glyph
    for part in font["glyf"][glyph].getComponentNames(font["glyf"]):
        yield from with_parts(font, part)


def adopt(font, source, glyph):
    """Takes over the shape of a glyph, how it grows with the weight, and how wide it is in each."""
    if glyph in font.getGlyphOrder():
        return
    font["glyf"][glyph] = source["glyf"][glyph]
    font["hmtx"][glyph] = source["hmtx"][glyph]
    font["gvar"].variations[glyph] = source["gvar"].variations.get(glyph, [])
    widths, theirs = font["HVAR"].table, source["HVAR"].table
    index = theirs.AdvWidthMap.mapping[glyph]
    data = widths.VarStore.VarData[0]
    data.Item.append(theirs.VarStore.VarData[index >> 16].Item[index & 0xFFFF])
    data.ItemCount += 1
    data.calculateNumShorts(optimize=False)
    widths.AdvWidthMap.mapping[glyph] = data.ItemCount - 1
    font["GDEF"].table.GlyphClassDef.classDefs[glyph] = 1


def adopt_letter(font, source, letter, glyph):
    for part in with_parts(source, glyph):
        adopt(font, source, part)
    for table in font["cmap"].tables:
        table.cmap[ord(letter)] = glyph


def add_feature(font, tag, mapping):
    table = font["GSUB"].table
    step = otTables.SingleSubst()
    step.mapping = mapping
    lookup = otTables.Lookup()
    lookup.LookupType, lookup.LookupFlag, lookup.SubTable, lookup.SubTableCount = 1, 0, [step], 1
    table.LookupList.Lookup.append(lookup)
    record = otTables.FeatureRecord()
    record.FeatureTag, record.Feature = tag, otTables.Feature()
    record.Feature.FeatureParams = None
    record.Feature.LookupListIndex = [len(table.LookupList.Lookup) - 1]
    table.FeatureList.FeatureRecord.append(record)
    arabic = next(script for script in table.ScriptList.ScriptRecord if script.ScriptTag == "arab")
    arabic.Script.DefaultLangSys.FeatureIndex.append(len(table.FeatureList.FeatureRecord) - 1)


def sort_features(font):
    """Browsers look features up by halves."""
    table = font["GSUB"].table
    records = table.FeatureList.FeatureRecord
    order = sorted(range(len(records)), key=lambda at: records[at].FeatureTag)
    table.FeatureList.FeatureRecord = [records[at] for at in order]
    for script in table.ScriptList.ScriptRecord:
        systems = [script.Script.DefaultLangSys, *(each.LangSys for each in script.Script.LangSysRecord)]
        for system in systems:
            system.FeatureIndex = sorted(order.index(at) for at in system.FeatureIndex)


def adopt_letters(font, name, letters):
    """Letters that look the same everywhere in a word."""
    source = full(name)
    names = source.getBestCmap()
    for letter in sorted(set(letters)):
        adopt_letter(font, source, letter, names[ord(letter)])


def adopt_arabic(font, words):
    """A letter has the first of its forms by itself, the others by its neighbours; forms nothing needs stay away."""
    source = full("rubik-arabic")
    names = source.getBestCmap()
    shapes = {form: substitutions(source, form) for form in ("init", "medi", "fina")}
    usual, turned = {}, {form: {} for form in shapes}
    used = {each for word in words for each in forms(word)}
    for letter, form in sorted(used, key=lambda each: (each[0], each[1] or "")):
        glyph = names[ord(letter)] if form is None else shapes[form][names[ord(letter)]]
        if letter not in usual:
            usual[letter] = glyph
            adopt_letter(font, source, letter, glyph)
        else:
            for part in with_parts(source, glyph):
                adopt(font, source, part)
            turned[form][usual[letter]] = glyph
    for form, mapping in turned.items():
        add_feature(font, form, mapping)
    sort_features(font)


def adopt_names(font):
    words = (CUTS / "names.txt").read_text("utf8").split()
    for name, (first, last) in SAME_EVERYWHERE.items():
        letters = "".join(word for word in words if first <= word[0] <= last)
        if letters:
            adopt_letters(font, name, letters)
    adopt_letters(font, "rubik-hebrew", SHEKEL)
    adopt_arabic(font, [word for word in words if "\u0621" <= word[0] <= "\u064a"])


for name, points in ranges().items():
    font = subset(full(name), points)
    if name == "rubik-latin":
        adopt_names(font)
    font.flavor = "woff2"
    target = CUTS / f"{name}.woff2"
    font.save(target)
    print(name, target.stat().st_size)
