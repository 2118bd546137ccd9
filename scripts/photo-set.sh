#!/bin/sh
# The forty pictures that pages from photos are judged by, as a family and a school have them: people, animals, vehicles, houses, plants,
# toys, food, landscapes, drawings on paper. usage: scripts/photo-set.sh FOLDER, which then holds NAME.jpg each.
# Taken out of Debian's packages (licences in each one's copyright file) into FOLDER/.cache; none is kept here but two drawings that
# were made for it. Needs a package mirror, python3, zstd and ImageMagick; takes about 250 MB.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-}
if [ -z "$folder" ]; then
  sed -n "2,5s/^# //p" "$0" >&2
  exit 2
fi
mkdir -p "$folder/.cache/rcc"
folder=$(cd "$folder" && pwd)
cache=$folder/.cache
cd "$cache"
for package in python3-skimage python3-sklearn lomiri-wallpapers-16.04 mate-backgrounds palapeli-data gcompris-qt-data opencv-doc \
  tuxpaint-stamps-default; do
  [ -d "$package" ] && continue
  apt-get download "$package"
  dpkg -x "$package"_*.deb "$package"
  rm "$package"_*.deb
done

# GCompris keeps its pictures in Qt's resource files: a header, a tree of nodes, names and data (rcc, format 1 to 3).
cat > unpack.py << 'END'
import os, struct, subprocess, sys, zlib
out, files = sys.argv[1], sys.argv[2:]
for path in files:
    d = open(path, 'rb').read()
    version, tree, data, names = struct.unpack('>IIII', d[4:20])
    size = {1: 14, 2: 22, 3: 22}[version]
    def walk(i, prefix):
        at = tree + i * size
        name_at, flags = struct.unpack('>IH', d[at:at + 6])
        length = struct.unpack('>H', d[names + name_at:names + name_at + 2])[0]
        name = d[names + name_at + 6:names + name_at + 6 + 2 * length].decode('utf-16-be') if i else ''
        whole = prefix + ('_' if prefix else '') + name
        if flags & 2:
            count, first = struct.unpack('>II', d[at + 6:at + 14])
            for k in range(count):
                walk(first + k, whole)
        elif name.endswith('.webp'):
            begin = data + struct.unpack('>I', d[at + 10:at + 14])[0]
            length = struct.unpack('>I', d[begin:begin + 4])[0]
            content = d[begin + 4:begin + 4 + length]
            if flags & 1:
                content = zlib.decompress(content[4:])
            elif flags & 4:
                content = subprocess.run(['zstd', '-dc'], input=content, capture_output=True).stdout
            open(os.path.join(out, name if 'music' not in whole else 'music_' + name), 'wb').write(content)
    walk(0, '')
END
for rcc in explore_farm_animals explore_world_animals explore_world_music erase details categorization lang; do
  mkdir -p "rcc/$rcc"
  [ -n "$(ls "rcc/$rcc")" ] || python3 unpack.py "rcc/$rcc" "gcompris-qt-data/usr/share/gcompris-qt/rcc/$rcc.rcc"
done

# take NAME FILE [OPTION...]: the first file of that name below the cache, on white.
take() {
  name=$1 wanted=$2
  shift 2
  file=$(find -L . -path "./$wanted" | sort | head -1)
  if [ -z "$file" ]; then
    echo "$name: no $wanted" >&2
    return 0
  fi
  convert "$file" -background white -flatten "$@" -quality 93 "$folder/$name.jpg"
}
skimage='python3-skimage/*/skimage/data' opencv='opencv-doc/*' stamps='tuxpaint-stamps-default/*/stamps'
take astronaut "$skimage/astronaut.png"
take face "$skimage/astronaut.png" -crop 200x240+130+10 +repage
take camera "$skimage/camera.png"
take cat "$skimage/chelsea.png"
take coffee "$skimage/coffee.png"
take motorcycle "$skimage/motorcycle_left.png"
take dahlia 'python3-sklearn/*/flower.jpg'
take mountain 'lomiri*/picosdeeuropa*.jpg'
take fig 'lomiri*/Picture_1A*.jpg'
take flower 'mate*/YellowFlower.jpg'
take castle 'palapeli*/castle-maintenon.jpg'
take citrus 'palapeli*/citrus-fruits.jpg'
take man "$opencv/227943776_1.jpg"
take footballer "$opencv/messi5.jpg"
take dog "$opencv/chicky_512.png"
take butterfly "$opencv/butterfly.jpg"
take bus "$opencv/pexels_double_decker_bus.jpg"
take street "$opencv/leuvenA.jpg"
take house "$opencv/home.png"
take aloe "$opencv/aloeL.jpg"
take toys "$opencv/rubberwhale1.png"
take fruits "$opencv/fruits.jpg"
take mariachi 'rcc/*/music_mexico.webp'
take kitten 'rcc/erase/kitten.webp'
take horse 'rcc/erase/horse.webp'
take shepherd 'rcc/*farm*/dog.webp'
take cow 'rcc/*farm*/cow.webp'
take hens 'rcc/*farm*/chicken.webp'
take panda 'rcc/*world_animals/panda.webp'
take koala 'rcc/*world_animals/koala.webp'
take giraffe 'rcc/*world_animals/giraffe.webp'
take lake 'rcc/details/EilanDonanCastle_background.webp'
take windmill 'rcc/categorization/windmill1.webp'
# As if it lay under a lamp.
take owl 'rcc/lang/*owl*.webp' -bordercolor white -border 12% -resize 1400x1200 \( -size 1400x1200 gradient:'#fff8ec-#b9b2a6' \) -compose Multiply -gravity center -composite
take nutcracker "$stamps/seasonal/christmas/German_Christmas_toy.png" -bordercolor white -border 8%
take firetruck "$stamps/vehicles/emergency/firetruck.png"
take racingcar "$stamps/vehicles/race/indycar.png" -bordercolor white -border 4%
for name in crayon-cat crayon-house pirate-print; do cp "$here/tests/unit/photo/data/$name.jpg" "$folder"; done
set -- "$folder"/*.jpg
echo "$# pictures"
